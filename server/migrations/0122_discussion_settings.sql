-- What the owner of an object decides of its comments, and the best of them first:
-- docs/decisions/053-comments-as-members-expect-them.md.

create table discussion_settings (
  object_id bigint primary key references objects on delete cascade,
  is_off boolean not null default false,
  pinned_id bigint references comments on delete set null
);
create index discussion_settings_pinned on discussion_settings (pinned_id) where pinned_id is not null;
comment on table discussion_settings is 'What the owner of an object decided of its comments. One without a row has the defaults.';
comment on column discussion_settings.is_off is 'Nobody can add comments and replies; those there stay.';
comment on column discussion_settings.pinned_id is 'The comment that is shown first.';

alter table comments add column is_hearted boolean not null default false;
comment on column comments.is_hearted is 'The owner of its object has put a heart on it.';

-- The best comments on an object are found by an index, however many there are.
alter table comment_counts add column object_id bigint;
update comment_counts n set object_id = c.object_id from comments c where c.id = n.comment_id;
alter table comment_counts alter column object_id set not null;
comment on column comment_counts.object_id is 'That of the comment.';
create index comment_counts_best on comment_counts (object_id, likes desc, comment_id desc) where likes > 0;
