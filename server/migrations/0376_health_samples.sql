-- How the installation was in the last month, minute by minute and hour by hour: docs/decisions/110-health-over-time-and-minting.md.

create table health_samples (
  span text not null check (span in ('minute', 'hour')),
  at timestamptz not null,
  minutes integer not null default 1,
  answers bigint not null default 0,
  errors bigint not null default 0,
  answer_times bigint[] not null default '{}',
  sockets integer not null default 0,
  connections integer not null default 0,
  jobs_waiting integer,
  mails_waiting integer,
  members_active integer,
  database_bytes bigint,
  primary key (span, at)
);
comment on table health_samples is 'Each process adds its own figures of a minute, a job those of the database. After a day, the minutes of an hour are put together; after a month, they go.';
comment on column health_samples.minutes is 'How many minutes are in it: an hour has fewer if nothing ran.';
comment on column health_samples.errors is 'Answers with a status of 500 and above.';
comment on column health_samples.answer_times is 'How many answers took as long as each bucket of commons_answer_seconds.';
comment on column health_samples.connections is 'Connections to the database in use.';
comment on column health_samples.members_active is 'Members who used Commons within an hour.';
