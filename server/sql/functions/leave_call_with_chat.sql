CREATE OR REPLACE FUNCTION public.leave_call_with_chat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform leave_call_of_chat(old.conversation_id, old.member_id);
  return null;
end $function$;

CREATE TRIGGER conversation_members_calls AFTER DELETE ON conversation_members FOR EACH ROW WHEN (old.entry IS NOT NULL) EXECUTE FUNCTION leave_call_with_chat();
