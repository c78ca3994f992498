-- Reporters whose reports don't call for attention: docs/decisions/096-talking-with-moderators.md.

create table muted_reporters (
  member_id bigint primary key references members on delete cascade,
  until timestamptz not null,
  muted_by bigint references members on delete set null,
  muted_at timestamptz not null default now()
);
comment on table muted_reporters is 'Members whose reports are folded away until then, unless others report the same. They aren’t told.';
create index muted_reporters_by on muted_reporters (muted_by) where muted_by is not null;
