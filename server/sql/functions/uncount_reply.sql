CREATE OR REPLACE FUNCTION public.uncount_reply()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update messages set replies = replies - 1, changed = new.changed where id = new.root_id;
  delete from away_replies where message_id = new.id;
  return null;
end $function$;

CREATE TRIGGER messages_gone_with_author AFTER UPDATE OF author_id ON messages FOR EACH ROW WHEN (new.root_id IS NOT NULL AND old.author_id IS NOT NULL AND new.author_id IS NULL AND old.deleted_at IS NULL) EXECUTE FUNCTION uncount_reply();
