CREATE OR REPLACE FUNCTION public.empty_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- What a chat is called stays its name.
  if new.notice is null then new.message := ''; end if;
  new.mentions := '[]';
  new.media_id := null;
  if new.notice is null then new.deleted_at := coalesce(new.deleted_at, now()); end if;
  if new.changed = old.changed then
    update conversations set last_change = last_change + 1 where id = new.conversation_id
      returning last_change into new.changed;
  end if;
  return new;
end $function$;

CREATE TRIGGER messages_without_author BEFORE UPDATE OF author_id ON messages FOR EACH ROW WHEN (old.author_id IS NOT NULL AND new.author_id IS NULL) EXECUTE FUNCTION empty_message();
