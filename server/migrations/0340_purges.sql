-- What two moderators remove for good: docs/decisions/103-purges-by-two.md.

create table purges (
  decision_id bigint primary key references decisions on delete cascade,
  asked_by bigint references members on delete set null,
  asked_at timestamptz not null default now(),
  reason text not null,
  confirmed_by bigint references members on delete set null,
  purged_at timestamptz,
  check (confirmed_by is null or confirmed_by <> asked_by)
);
comment on table purges is 'What a moderator asks to have removed for good that a decision hides; another one confirms it.';
create index purges_waiting on purges (asked_at) where purged_at is null;
create index purges_asked_by on purges (asked_by) where asked_by is not null;
create index purges_confirmed_by on purges (confirmed_by) where confirmed_by is not null;
