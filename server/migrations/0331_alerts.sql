-- What needs somebody, and whom it was mailed to: docs/decisions/102-running-a-network.md.

create table alerts (
  name text primary key,
  since timestamptz,
  is_told boolean not null default false,
  told_at timestamptz,
  check (since is not null or not is_told)
);
comment on table alerts is 'Each alert that ever held, as the job that watches saw it last.';
comment on column alerts.since is 'Since when it holds; null while it doesn''t.';
comment on column alerts.is_told is 'Admins were mailed that it began, and are mailed when it is over.';
comment on column alerts.told_at is 'When they were mailed last that it began: once a day at most.';
