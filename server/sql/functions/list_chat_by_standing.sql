CREATE OR REPLACE FUNCTION public.list_chat_by_standing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A message under way lists it by how its receiver stood before.
  perform from conversations where id = new.conversation_id for no key update;
  if new.entry is not null then
    perform list_chat_of_several(new.conversation_id);
  else
    perform list_chat(new.conversation_id);
  end if;
  return null;
end $function$;

CREATE TRIGGER conversation_members_list AFTER UPDATE OF standing, cleared_seq ON conversation_members FOR EACH ROW WHEN (new.standing IS DISTINCT FROM old.standing OR new.cleared_seq IS DISTINCT FROM old.cleared_seq) EXECUTE FUNCTION list_chat_by_standing();
