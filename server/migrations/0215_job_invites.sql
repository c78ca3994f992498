-- A client asks a member for a bid.
create table job_invites (
  id bigint generated always as identity primary key,
  job_id bigint not null references jobs on delete cascade,
  client_id bigint not null references members on delete cascade,
  member_id bigint not null references members on delete cascade,
  message text not null,
  created_at timestamptz not null default now(),
  unique (job_id, member_id)
);
create index job_invites_of_member on job_invites (member_id, id desc);
create index job_invites_of_client on job_invites (client_id, id desc);
comment on table job_invites is 'Members whom a job''s client has invited to bid.';

-- The dashboard shows the latest bids for a client's jobs.
create index bids_of_job on bids (job_id, id desc);
