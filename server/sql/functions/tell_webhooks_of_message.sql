CREATE OR REPLACE FUNCTION public.tell_webhooks_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.notice is not null or (new.message = '' and new.media_id is null) then return null; end if;
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id)
    select 'message_received', cm.member_id, new.author_id, new.conversation_id, new.id
    from conversation_members cm
    where cm.conversation_id = new.conversation_id and cm.member_id <> new.author_id and cm.standing = 'accepted'
      and coalesce(cm.muted_until <= now(), true)
      and exists (select from webhooks h where h.member_id = cm.member_id and h.is_on and 'messages' = any (h.events));
  return null;
end $function$;

CREATE TRIGGER messages_tell_webhooks AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_message();
