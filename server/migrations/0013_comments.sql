create table comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  parent_id bigint references comments on delete cascade,
  author_id bigint not null references members on delete cascade,
  message text not null default '',
  mentions jsonb not null default '[]',
  media_id uuid unique references media on delete set null,
  position bigint,
  replies int not null default 0,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
) with (fillfactor = 80);
create sequence comment_positions owned by comments.position;
alter table comments alter column position set default nextval('comment_positions');

create index comments_of_post on comments (post_id, position desc) include (id, author_id)
  where parent_id is null and deleted_at is null;
create index replies_of_comment on comments (parent_id, position) include (id, author_id)
  where parent_id is not null and deleted_at is null;
-- For what goes with a post, a comment, a member; the first two count what a viewer may not see, too.
create index comments_by_post on comments (post_id, parent_id, author_id);
create index comments_by_parent on comments (parent_id, author_id) where parent_id is not null;
create index comments_by_author on comments (author_id, id desc);
create index comments_deleted on comments (deleted_at) where deleted_at is not null;
-- Few are not published at any moment; their authors find them where they wrote them.
create index comments_waiting on comments (author_id, post_id, parent_id)
  where position is null and deleted_at is null;

comment on table comments is 'Comments on posts, and replies to comments.';
comment on column comments.parent_id is 'The comment that this one replies to; null for a comment. A reply has no replies.';
comment on column comments.mentions is 'The members whom the text names, as [{"username": …, "user_id": …}] when it was written.';
comment on column comments.position is 'Its place among the others, rising with the time at which it was published; null until its file is ready, while only its author sees it.';
comment on column comments.replies is 'Replies that are published and not deleted, exact; kept by a trigger.';
comment on column comments.deleted_at is 'Deleted by its author; it can be restored for 30 days, then it is removed.';

-- Counts follow the rows, whatever adds or removes them.
create function count_comments() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.position is not null and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.position is not null and new.deleted_at is null then change := change + 1; end if;
  if change = 0 then return null; end if;
  if its.parent_id is null then
    update post_counts set comments = comments + change where post_id = its.post_id;
  else
    update comments set replies = replies + change where id = its.parent_id;
  end if;
  return null;
end $$;
create trigger comments_added_or_removed after insert or delete on comments
  for each row execute function count_comments();
create trigger comments_published_or_hidden after update of position, deleted_at on comments
  for each row execute function count_comments();

create trigger comments_release_media after delete on comments
  for each row when (old.media_id is not null) execute function release_media('media_id');
create trigger comments_replace_media after update of media_id on comments
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');

-- A like leaves with its member; the count follows.
create function uncount_reaction() returns trigger language plpgsql as $$
begin
  update post_counts
    set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int
    where post_id = old.post_id;
  return null;
end $$;
create trigger reactions_removed after delete on reactions
  for each row when (old.kind <> 'none') execute function uncount_reaction();
