CREATE OR REPLACE FUNCTION public.end_empty_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.entry is null then
    delete from conversations c where c.id = old.conversation_id
      and not exists (select from conversation_members s where s.conversation_id = c.id);
    return null;
  end if;
  -- Of two whose accounts end at once, the second one sees that the first has gone.
  perform from conversations where id = old.conversation_id for no key update;
  update conversations c set left_at = now() where c.id = old.conversation_id
    and not exists (select from conversation_members s where s.conversation_id = c.id);
  return null;
end $function$;

CREATE TRIGGER conversation_members_gone AFTER DELETE ON conversation_members FOR EACH ROW EXECUTE FUNCTION end_empty_conversation();
