CREATE OR REPLACE FUNCTION public.end_empty_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from conversations c where c.id = old.conversation_id
    and not exists (select from conversation_members s where s.conversation_id = c.id);
  return null;
end $function$;

CREATE TRIGGER conversation_members_gone AFTER DELETE ON conversation_members FOR EACH ROW EXECUTE FUNCTION end_empty_conversation();
