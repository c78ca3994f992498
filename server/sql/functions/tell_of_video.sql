CREATE OR REPLACE FUNCTION public.tell_of_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'video_new', s.member_id, new.author_id, new.id, new.id
    from channel_subscriptions s where s.channel_id = new.channel_id and not s.is_muted
    order by s.place desc limit 1000;
  return null;
end $function$;

CREATE TRIGGER videos_tell AFTER UPDATE OF published_at ON videos FOR EACH ROW WHEN (old.published_at IS NULL AND new.published_at IS NOT NULL AND new.deleted_at IS NULL AND NOT new.made_for_kids) EXECUTE FUNCTION tell_of_video();
