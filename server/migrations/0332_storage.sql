-- What members' files take, by what they are for: docs/decisions/102-running-a-network.md.

create table storage_days (
  day date not null,
  use text not null,
  files bigint not null,
  bytes bigint not null,
  counted_at timestamptz not null,
  primary key (day, use)
);
comment on table storage_days is 'Counted by a job, so that no page reads all files; the last count of each day stays, for growth.';
create index media_usage_by_bytes on media_usage (bytes desc);
