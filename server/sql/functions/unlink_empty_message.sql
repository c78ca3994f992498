CREATE OR REPLACE FUNCTION public.unlink_empty_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from shown_links where message_id = new.id;
  return null;
end $function$;

CREATE TRIGGER messages_unlink AFTER UPDATE ON messages FOR EACH ROW WHEN (old.message <> ''::text AND new.message = ''::text) EXECUTE FUNCTION unlink_empty_message();
