-- Accounts that are marked as automated. docs/decisions/160-bots-are-marked.md
alter table members add column is_bot boolean not null default false;
comment on column members.is_bot is 'Its member says that a program posts here. Others see it beside the name; it changes nothing else.';
