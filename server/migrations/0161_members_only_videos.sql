-- Videos for the paying members of a channel: docs/decisions/060-memberships-of-channels.md.

alter table videos drop constraint videos_visibility_check;
alter table videos add constraint videos_visibility_check
  check (visibility in ('public', 'unlisted', 'members', 'private', 'scheduled'));
comment on column videos.visibility is 'public: every member. unlisted: every member who has the address, and in no list. members: paying members of its channel; others see its title in the channel. private: its author. scheduled: its author, until publish_at makes it public.';
comment on column videos.published_at is 'When it first was in lists, or when one for paying members became public; null until then.';

drop index videos_published, videos_published_by_channel, videos_by_words;
create index videos_published on videos (position desc) include (id, author_id)
  where deleted_at is null and position is not null and visibility in ('public', 'members');
create index videos_published_by_channel on videos (channel_id, position desc) include (id)
  where deleted_at is null and position is not null and visibility in ('public', 'members');
create index videos_by_words on videos using gin (words) with (gin_pending_list_limit = 256)
  where deleted_at is null and position is not null and visibility in ('public', 'members');

comment on column channel_counts.videos is 'Its videos in lists: for all members, and for its paying members.';
create or replace function count_channel_video() returns trigger language plpgsql as $$
declare
  was int := 0;
  is_now int := 0;
begin
  if tg_op <> 'INSERT' then
    was := (old.position is not null and old.deleted_at is null and old.visibility in ('public', 'members'))::int;
  end if;
  if tg_op <> 'DELETE' then
    is_now := (new.position is not null and new.deleted_at is null and new.visibility in ('public', 'members'))::int;
  end if;
  if was <> is_now then
    update channel_counts set videos = videos + is_now - was where channel_id = coalesce(new.channel_id, old.channel_id);
  end if;
  return null;
end $$;

-- Of a video for paying members that becomes public the others are told; whoever doesn't see it by then is not.
create or replace function tell_of_video() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'video_new', s.member_id, new.author_id, new.id, new.id
    from channel_subscriptions s
    where s.channel_id = new.channel_id and (old.published_at is null or not exists (
      select from memberships ms
      where ms.channel_id = s.channel_id and ms.member_id = s.member_id and ms.state <> 'ended'))
    order by s.place desc limit 1000;
  return null;
end $$;
drop trigger videos_tell on videos;
create trigger videos_tell after update of published_at on videos
  for each row when (new.published_at is not null and new.deleted_at is null and not new.made_for_kids
    and (old.published_at is null or (old.visibility = 'members' and new.visibility = 'public')))
  execute function tell_of_video();
