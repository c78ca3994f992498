alter table posts
  add column is_repost boolean not null default false,
  add column original_id bigint references posts on delete set null,
  add column edited_at timestamptz,
  add column mentions jsonb not null default '[]',
  add column nsfw_kept text[] not null default '{}',
  add constraint posts_reposts_have_originals check (original_id is null or is_repost);
comment on column posts.is_repost is 'It shows another post; its message is the remark. Without a remark, reactions and comments go to the original.';
comment on column posts.original_id is 'What it shows, never a repost itself; null once that is removed for good.';
comment on column posts.edited_at is 'When its author last changed it.';
comment on column posts.mentions is 'The members whom the message names, as [{"username": …, "user_id": …}] when it was written.';
comment on column posts.nsfw_kept is 'Reasons that moderation has set; they are among nsfw, and its author cannot take them off.';

create index posts_by_original on posts (original_id) where original_id is not null;
-- Reminding twice without a remark is reminding once.
create unique index posts_reminded_once on posts (author_id, original_id)
  where is_repost and message = '' and deleted_at is null;

drop index posts_public;
create index posts_public on posts (position desc) include (id, author_id, original_id)
  where audience = 'public' and deleted_at is null;
-- Private posts between two public ones, which are looked for by whom they are for.
create index posts_private on posts (position desc) include (id, author_id, original_id)
  where audience = 'private' and deleted_at is null;
-- Whoever follows thousands walks all posts backwards rather than each author's.
create index posts_published on posts (position desc) include (id, author_id, audience, original_id)
  where deleted_at is null;

create function count_reposts() returns trigger language plpgsql as $$
declare
  its record := case when tg_op = 'DELETE' then old else new end;
  change int := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then change := change - 1; end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then change := change + 1; end if;
  if change <> 0 then
    -- Where the original goes by the same statement its counts do, too: changed twice before that, they would
    -- be taken for new ones, of a post that is not there.
    update post_counts set reposts = reposts + change
      where post_id = its.original_id and exists (select from posts where id = its.original_id);
  end if;
  return null;
end $$;
create trigger reposts_added after insert on posts
  for each row when (new.original_id is not null) execute function count_reposts();
create trigger reposts_removed after delete on posts
  for each row when (old.original_id is not null) execute function count_reposts();
create trigger reposts_hidden after update of deleted_at on posts
  for each row when (new.original_id is not null) execute function count_reposts();

create table post_versions (
  id bigint generated always as identity primary key,
  post_id bigint not null references posts on delete cascade,
  message text not null,
  mentions jsonb not null,
  audience text not null check (audience in ('public', 'private')),
  hashtags text[] not null,
  nsfw text[] not null,
  had_file text check (had_file in ('image', 'video')),
  written_at timestamptz not null
);
create index post_versions_by_post on post_versions (post_id, id desc);
comment on table post_versions is 'What posts said before they were edited. A file that was taken off is gone; only that there was one is kept.';
comment on column post_versions.audience is 'Who could see it then: an edit does not widen the audience of what was written before.';
comment on column post_versions.written_at is 'When this version was written.';

-- Reasons were any words before there was a list of them.
update posts set nsfw = (
  select array_agg(distinct coalesce(known.reason, 'Other'))
  from unnest(nsfw) as said (reason)
  left join unnest(array['Nudity', 'Pornography', 'Profanity', 'Violence and Gore', 'Race and Religion'])
    as known (reason) on lower(known.reason) = lower(said.reason))
  where nsfw <> '{}';
