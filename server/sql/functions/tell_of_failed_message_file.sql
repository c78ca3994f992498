CREATE OR REPLACE FUNCTION public.tell_of_failed_message_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, about_id, item_id)
    select new.use || '_file_failed', d.author_id, d.conversation_id, d.id
    from messages d where d.media_id = new.id and d.deleted_at is null and d.author_id is not null;
  return null;
end $function$;

CREATE TRIGGER media_tell_failed_message AFTER UPDATE OF state ON media FOR EACH ROW WHEN (new.state = 'failed'::text AND old.state <> 'failed'::text AND (new.use = ANY (ARRAY['chat'::text, 'group_chat'::text]))) EXECUTE FUNCTION tell_of_failed_message_file();
