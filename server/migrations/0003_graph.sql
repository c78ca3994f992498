create table follows (
  follower_id bigint not null references members on delete cascade,
  followed_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
-- Follower lists page newest first; the primary key only serves "whom do I follow".
create index follows_by_followed on follows (followed_id, created_at desc, follower_id);
comment on table follows is 'Who follows whom. A friend is a pair of rows, one each way.';

create table blocks (
  blocker_id bigint not null references members on delete cascade,
  blocked_id bigint not null references members on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
-- A block hides both from each other, so it is looked up from both sides.
create index blocks_by_blocked on blocks (blocked_id, blocker_id);
comment on table blocks is 'Who blocked whom. Either row hides the two from each other everywhere.';
