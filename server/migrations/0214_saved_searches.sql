-- Saved searches for jobs: docs/decisions/075-tables-of-freelancing.md.
create table saved_searches (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  name text not null,
  text text not null default '',
  sought tsquery,
  skills text[] not null default '{}',
  skill_keys text[] generated always as (skill_keys(skills)) stored,
  budget_from int,
  budget_to int,
  pay_by text check (pay_by in ('hourly', 'fixed')),
  client_verified boolean not null default false,
  is_alert boolean not null,
  created_at timestamptz not null default now(),
  unique (member_id, name)
);
comment on table saved_searches is 'Filters of searches for jobs that members keep.';
comment on column saved_searches.sought is 'The words of its text, each possibly a beginning; null without any.';
comment on column saved_searches.is_alert is 'Its member is notified of each new job that it finds.';

alter table jobs add column alerted_at timestamptz;
comment on column jobs.alerted_at is 'When it was compared with the saved searches, which happens once.';
