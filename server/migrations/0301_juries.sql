-- Juries: docs/decisions/095-appeals-and-juries.md.

alter table appeals
  drop constraint appeals_state_check,
  drop constraint appeals_check,
  add column jury_until timestamptz,
  add column jury_seed bytea,
  add column by_jury boolean not null default false,
  add constraint appeals_state_check check (state in ('waiting', 'jury', 'upheld', 'overturned', 'undone')),
  add constraint appeals_check check ((answered_at is null) = (state in ('waiting', 'jury'))),
  add constraint appeals_with_jury check (state <> 'jury' or (jury_until is not null and jury_seed is not null));
comment on column appeals.jury_until is 'When a moderator answers if the jury has not; null where there never was a jury.';
comment on column appeals.jury_seed is 'Jurors are drawn in the order of the SHA-256 of this and their id, so that a draw can be checked.';

create table jurors (
  id bigint generated always as identity primary key,
  appeal_id bigint not null references appeals on delete cascade,
  member_id bigint references members on delete set null,
  state text not null default 'invited' check (state in ('invited', 'accepted', 'voted', 'declined', 'lapsed')),
  invited_at timestamptz not null default now(),
  verdict text check (verdict in ('uphold', 'overturn')),
  message text not null default '',
  check ((verdict is null) = (state <> 'voted')),
  unique (appeal_id, member_id)
);
comment on table jurors is 'Who was drawn for a jury. A vote stays when its juror leaves.';
comment on column jurors.state is 'lapsed: they didn''t answer in time, or went away; somebody else was drawn.';
create index jurors_of_member on jurors (member_id, id desc) where member_id is not null;

create table jury_refusals (
  member_id bigint primary key references members on delete cascade
);
comment on table jury_refusals is 'Members who don''t want to be drawn for juries.';
