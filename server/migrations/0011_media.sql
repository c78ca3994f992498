alter table media
  add column kind text not null default 'image' check (kind in ('image', 'video')),
  add column use text not null default 'post',
  add column state text not null default 'ready' check (state in ('processing', 'ready', 'failed')),
  add column failure text,
  add column progress smallint not null default 0 check (progress between 0 and 100),
  add column attempts smallint not null default 0,
  add column mime text,
  add column crop jsonb,
  add column alt text not null default '',
  add column seconds double precision not null default 0,
  add column heights int[] not null default '{}',
  add column captions boolean not null default false,
  alter column preview set default '',
  alter column widths set default '{}',
  drop constraint media_widths_check,
  add constraint media_ready_has_renditions check (
    state <> 'ready' or (cardinality(widths) > 0 and (kind = 'image' or cardinality(heights) > 0))),
  add constraint media_failure_is_said check ((state = 'failed') = (failure is not null));
update media set use = 'avatar' where id in (select avatar_id from members);
update media set use = 'cover' where id in (select cover_id from members);
-- Few are not ready at any moment.
create index media_unready on media (owner_id) where state = 'processing';

comment on table media is 'Members'' pictures and videos. Who may see one follows from what it is attached to; one that is attached to nothing is removed.';
comment on column media.use is 'What it is for, by the names in server/src/media-uses.ts: which renditions it gets, and who hears that it is ready.';
comment on column media.state is 'processing: only the original is stored. ready: the renditions are, and the original is gone. failed: nothing is.';
comment on column media.failure is 'The refusal that says why it failed, or processing_failed.';
comment on column media.attempts is 'How often a process of ours ended over it, which is not tried for ever.';
comment on column media.mime is 'What the original is, while there is one.';
comment on column media.crop is 'The part of a picture that its owner chose, in shares of its upright size.';
comment on column media.widths is 'Pixel widths of the stored pictures, of a video''s poster, narrowest first.';
comment on column media.heights is 'Pixel heights of a video''s renditions, lowest first.';
comment on column media.seconds is 'How long a video plays.';
comment on column media.bytes is 'What all its files take; counts against the owner''s quota.';

-- Exact, and one row for a member: two uploads at once cannot both take the last of a quota.
create table media_usage (
  member_id bigint primary key references members on delete cascade,
  bytes bigint not null default 0
) with (fillfactor = 80);
comment on table media_usage is 'What each member''s files take together; kept by a trigger on media.';
insert into media_usage (member_id, bytes) select owner_id, sum(bytes) from media group by owner_id;
drop index media_by_owner;
create index media_by_owner on media (owner_id);

-- Files follow their rows: whatever removes a row, its files are removed after.
create table removed_media (
  key text not null collate "C",
  file text not null default '',
  removed_at timestamptz not null default now(),
  primary key (key, file)
);
create index removed_media_by_age on removed_media (removed_at);
comment on table removed_media is 'Files that are still to be removed from the store, since no row names them any more.';
comment on column removed_media.file is 'One of the key''s files; all if empty.';
comment on column removed_media.removed_at is 'They go some time later: a backup under way may hold the row as it was before.';

create function media_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into media_usage as u (member_id, bytes) values (new.owner_id, new.bytes)
    on conflict (member_id) do update set bytes = u.bytes + excluded.bytes;
  elsif tg_op = 'UPDATE' then
    update media_usage set bytes = bytes + new.bytes - old.bytes where member_id = new.owner_id;
  else
    update media_usage set bytes = bytes - old.bytes where member_id = old.owner_id;
    insert into removed_media (key) values (old.key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger media_added_or_removed after insert or delete on media
  for each row execute function media_changed();
create trigger media_resized after update of bytes on media
  for each row when (old.bytes <> new.bytes) execute function media_changed();

-- Takes a file in that will be processed: answers its id, or the refusal where its owner has no room for
-- it or too many that are not ready yet.
create function take_media_in(
  owner bigint, its_key text, its_kind text, its_use text, its_mime text, its_width int, its_height int,
  its_seconds double precision, its_bytes bigint, its_alt text, its_captions boolean, its_crop jsonb,
  quota bigint, most_unready int, out taken uuid, out refusal text
) language plpgsql as $$
begin
  insert into media (owner_id, key, kind, use, mime, state, width, height, seconds, bytes, alt, captions, crop)
  values (owner, its_key, its_kind, its_use, its_mime, 'processing', its_width, its_height, its_seconds,
    its_bytes, its_alt, its_captions, its_crop)
  returning id into taken;
  -- The trigger has locked the member's usage: who comes at the same moment waits, and counts this one.
  if (select bytes from media_usage where member_id = owner) > quota then
    refusal := 'quota_exceeded';
  elsif (select count(*) from media where owner_id = owner and state = 'processing' and kind = its_kind)
    > most_unready then
    refusal := 'too_many_processing';
  end if;
  if refusal is not null then
    delete from media where id = taken;
    taken := null;
  end if;
end $$;

-- For each table that holds media: what a row no longer names goes.
create function release_media() returns trigger language plpgsql as $$
begin
  execute format('delete from media where id = ($1).%I', tg_argv[0]) using old;
  return null;
end $$;
create trigger posts_release_media after delete on posts
  for each row when (old.media_id is not null) execute function release_media('media_id');
create trigger posts_replace_media after update of media_id on posts
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger members_replace_avatar after update of avatar_id on members
  for each row when (old.avatar_id is distinct from new.avatar_id and old.avatar_id is not null)
  execute function release_media('avatar_id');
create trigger members_replace_cover after update of cover_id on members
  for each row when (old.cover_id is distinct from new.cover_id and old.cover_id is not null)
  execute function release_media('cover_id');

-- A post whose file is processed appears when it is ready, as new: its place in the feeds is then.
create sequence post_positions;
alter table posts add column position bigint;
update posts set position = id;
select setval('post_positions', greatest(max(id), 1), max(id) is not null) from posts;
alter table posts alter column position set default nextval('post_positions');
alter sequence post_positions owned by posts.position;
comment on column posts.position is 'Its place in the feeds, rising with the time at which it was published; null until then, while only its author sees it.';

drop index posts_public, posts_private_by_author, posts_by_author;
-- The feed walks this one backwards; the position is the cursor.
create index posts_public on posts (position desc) include (id, author_id)
  where audience = 'public' and deleted_at is null;
create index posts_private_by_author on posts (author_id, position desc) include (id)
  where audience = 'private' and deleted_at is null;
create index posts_by_author on posts (author_id, position desc) include (id, audience)
  where deleted_at is null;
create index posts_waiting on posts (author_id, id desc) where position is null and deleted_at is null;
