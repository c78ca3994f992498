create table posts (
  id bigint generated always as identity primary key,
  author_id bigint not null references members on delete cascade,
  message text not null default '',
  audience text not null default 'public' check (audience in ('public', 'private')),
  media_id uuid unique references media on delete set null,
  hashtags text[] not null default '{}' check (cardinality(hashtags) <= 5),
  nsfw text[] not null default '{}',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- The feed walks this one backwards. Ids rise with time, so the id is the cursor.
create index posts_public on posts (id desc) include (author_id) where audience = 'public' and deleted_at is null;
-- Private posts are reached through their authors, who are few: the viewer and their friends.
create index posts_private_by_author on posts (author_id, id desc) where audience = 'private' and deleted_at is null;
create index posts_by_author on posts (author_id, id desc) include (audience) where deleted_at is null;
create index posts_deleted on posts (deleted_at) where deleted_at is not null;

comment on table posts is 'What members publish.';
comment on column posts.audience is 'public: every member. private: the author and their friends (mutual follows).';
comment on column posts.deleted_at is 'Deleted by its author; it can be restored for 30 days, then it is removed.';

-- No check (likes >= 0) here: PostgreSQL tests it on the row as the statement first saw it, before it
-- waits for a concurrent writer and computes the row anew, and so would refuse changes that are right.
create table post_counts (
  post_id bigint primary key references posts on delete cascade,
  likes int not null default 0,
  dislikes int not null default 0,
  comments int not null default 0,
  reposts int not null default 0
) with (fillfactor = 60);
comment on table post_counts is 'Exact counts, apart from the posts: a like must not rewrite the rows and indexes that serve the feed.';

create table reactions (
  post_id bigint not null references posts on delete cascade,
  member_id bigint not null references members on delete cascade,
  kind text not null check (kind in ('like', 'dislike', 'none')),
  reacted_at timestamptz not null default now(),
  primary key (post_id, member_id)
) with (fillfactor = 80);
create index reactions_by_member on reactions (member_id, reacted_at desc);
comment on table reactions is 'A member''s like or dislike of a post; one row, so that the two exclude each other.';
comment on column reactions.kind is 'none: taken back. The row stays, so that toggling locks one row instead of racing to insert it.';
