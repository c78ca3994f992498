CREATE OR REPLACE FUNCTION public.uncount_message_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its_conversation bigint;
  its_change bigint;
begin
  select conversation_id into its_conversation from messages where id = old.message_id;
  update conversations set last_change = last_change + 1 where id = its_conversation returning last_change into its_change;
  update messages set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int,
      changed = its_change
    where id = old.message_id and its_change is not null;
  return null;
end $function$;

CREATE TRIGGER message_reactions_removed AFTER DELETE ON message_reactions FOR EACH ROW WHEN (old.kind <> 'none'::text) EXECUTE FUNCTION uncount_message_reaction();
