CREATE OR REPLACE FUNCTION public.list_chat_of_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.kind = 'several' then perform list_chat_of_several(new.id); else perform list_chat(new.id); end if;
  return null;
end $function$;

CREATE TRIGGER conversations_list AFTER UPDATE OF last_seq, last_at ON conversations FOR EACH ROW WHEN (new.kind <> 'group'::text AND (new.last_seq IS DISTINCT FROM old.last_seq OR new.last_at IS DISTINCT FROM old.last_at)) EXECUTE FUNCTION list_chat_of_message();
