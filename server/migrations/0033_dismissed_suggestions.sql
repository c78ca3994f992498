create table dismissed_suggestions (
  member_id bigint not null references members on delete cascade,
  dismissed_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, dismissed_id)
);
create index dismissed_suggestions_by_dismissed on dismissed_suggestions (dismissed_id);
comment on table dismissed_suggestions is 'Members whom a member does not want suggested. Only that member learns of it.';
