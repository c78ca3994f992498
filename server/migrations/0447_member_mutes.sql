-- Members whom others mute.

create table member_mutes (
  member_id bigint not null references members on delete cascade,
  muted_id bigint not null references members on delete cascade,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (member_id, muted_id),
  check (member_id <> muted_id)
);
create index member_mutes_by_muted on member_mutes (muted_id);
comment on table member_mutes is 'Members whose posts a member does not want in lists, and of whom they hear nothing.';
comment on column member_mutes.ends_at is 'When it ends; null: never.';
