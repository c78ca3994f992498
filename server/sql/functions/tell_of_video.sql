CREATE OR REPLACE FUNCTION public.tell_of_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, object_id)
    select 'video_new', s.member_id, new.author_id, new.id, new.id
    from channel_subscriptions s
    where s.channel_id = new.channel_id and not s.is_muted
      and (old.published_at is null or not exists (
        select from memberships ms
        where ms.channel_id = s.channel_id and ms.member_id = s.member_id and ms.state <> 'ended'))
    order by s.place desc limit 1000;
  return null;
end $function$;

CREATE TRIGGER videos_tell AFTER UPDATE OF published_at ON videos FOR EACH ROW WHEN (new.published_at IS NOT NULL AND new.deleted_at IS NULL AND NOT new.made_for_kids AND (old.published_at IS NULL OR old.visibility = 'members'::text AND new.visibility = 'public'::text)) EXECUTE FUNCTION tell_of_video();
