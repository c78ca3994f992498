-- Subscribers are told of a video that becomes public, the latest thousand, so that a video costs its author no more
-- with a million.
create function tell_of_video() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'video_new', s.member_id, new.author_id, new.id, new.id
    from channel_subscriptions s where s.channel_id = new.channel_id
    order by s.place desc limit 1000;
  return null;
end $$;
create trigger videos_tell after update of published_at on videos
  for each row when (old.published_at is null and new.published_at is not null and new.deleted_at is null
    and not new.made_for_kids) execute function tell_of_video();
