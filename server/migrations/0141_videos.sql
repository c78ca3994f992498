-- Videos of the video site: docs/decisions/056-channels-and-who-sees-their-videos.md.

create function random_object_id() returns bigint language sql volatile parallel safe
  return (1::bigint << 48) + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint;
comment on function random_object_id() is 'An id that nobody guesses, for objects whose address is a secret: 48 random bits above the ids of object_ids.';

create sequence video_positions;
create table videos (
  id bigint primary key default random_object_id() references objects,
  channel_id bigint not null references channels on delete cascade,
  author_id bigint not null references members on delete cascade,
  title text not null,
  description text not null default '',
  hashtags text[] not null default '{}' check (cardinality(hashtags) <= 5),
  tags text[] generated always as (tag_keys(hashtags)) stored,
  nsfw text[] not null default '{}',
  visibility text not null default 'public' check (visibility in ('public', 'unlisted', 'private', 'scheduled')),
  publish_at timestamptz check ((publish_at is not null) = (visibility = 'scheduled')),
  made_for_kids boolean not null default false,
  media_id uuid unique references media on delete set null,
  thumbnail_id uuid unique references media on delete set null,
  place bigint not null generated always as identity,
  position bigint,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz
);
alter sequence video_positions owned by videos.position;
create index videos_published on videos (position desc) include (id, author_id)
  where deleted_at is null and position is not null and visibility = 'public';
create index videos_published_by_channel on videos (channel_id, position desc) include (id)
  where deleted_at is null and position is not null and visibility = 'public';
create index videos_by_channel on videos (channel_id, place desc) where deleted_at is null;
create index videos_of_channel on videos (channel_id);
create index videos_of_author on videos (author_id);
create index videos_waiting on videos (id) where position is null and deleted_at is null;
create index videos_scheduled on videos (publish_at) where visibility = 'scheduled' and deleted_at is null;
create index videos_deleted on videos (deleted_at) where deleted_at is not null;
comment on table videos is 'Videos and pictures that channels publish.';
comment on column videos.id is 'Also its address, which is all that protects an unlisted one: so it is random.';
comment on column videos.author_id is 'The owner of its channel.';
comment on column videos.visibility is 'public: every member. unlisted: every member who has the address, and in no list. private: its author. scheduled: its author, until publish_at makes it public.';
comment on column videos.made_for_kids is 'Nobody comments on it, is told of it or has it ranked for them.';
comment on column videos.place is 'Its place in its channel''s own list, rising with the time.';
comment on column videos.position is 'Its place in the lists of all, rising with the time at which its file was ready or, if later, it became public; null until its file is ready, while only its author sees it.';
comment on column videos.published_at is 'When it first was public; null until then.';
comment on column videos.deleted_at is 'Deleted by its author, by itself or with its channel; it can be restored for 30 days, then it is removed.';

create trigger videos_remove_object after delete on videos for each row execute function remove_object();
create trigger videos_release_media after delete on videos
  for each row when (old.media_id is not null) execute function release_media('media_id');
create trigger videos_replace_media after update of media_id on videos
  for each row when (old.media_id is distinct from new.media_id and old.media_id is not null)
  execute function release_media('media_id');
create trigger videos_release_thumbnail after delete on videos
  for each row when (old.thumbnail_id is not null) execute function release_media('thumbnail_id');
create trigger videos_replace_thumbnail after update of thumbnail_id on videos
  for each row when (old.thumbnail_id is distinct from new.thumbnail_id and old.thumbnail_id is not null)
  execute function release_media('thumbnail_id');

create trigger videos_viewed after insert on videos for each row execute function count_views();

create function count_channel_video() returns trigger language plpgsql as $$
declare
  was int := 0;
  is_now int := 0;
begin
  if tg_op <> 'INSERT' then
    was := (old.position is not null and old.deleted_at is null and old.visibility = 'public')::int;
  end if;
  if tg_op <> 'DELETE' then
    is_now := (new.position is not null and new.deleted_at is null and new.visibility = 'public')::int;
  end if;
  if was <> is_now then
    update channel_counts set videos = videos + is_now - was where channel_id = coalesce(new.channel_id, old.channel_id);
  end if;
  return null;
end $$;
create trigger videos_counted_by_channel after insert or delete or update of position, deleted_at, visibility on videos
  for each row execute function count_channel_video();

-- A channel takes its videos along. One that was deleted before stays deleted when the channel is restored.
create function follow_channel() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    update videos set deleted_at = new.deleted_at where channel_id = new.id and deleted_at is null;
  else
    update videos set deleted_at = null where channel_id = new.id and deleted_at = old.deleted_at;
  end if;
  return null;
end $$;
create trigger channels_followed after update of deleted_at on channels
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function follow_channel();

-- Of a video that can't be shown its author is told.
create function tell_of_failed_video() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, about_id, object_id)
    select 'video_file_failed', vd.author_id, vd.id, vd.id
    from videos vd where vd.media_id = new.id and vd.deleted_at is null;
  return null;
end $$;
create trigger media_tell_failed_video after update of state on media
  for each row when (new.state = 'failed' and old.state <> 'failed' and new.use = 'video')
  execute function tell_of_failed_video();
