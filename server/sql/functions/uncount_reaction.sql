CREATE OR REPLACE FUNCTION public.uncount_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects
    set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int
    where id = old.object_id;
  return null;
end $function$;

CREATE TRIGGER reactions_removed AFTER DELETE ON reactions FOR EACH ROW WHEN (old.kind <> 'none'::text) EXECUTE FUNCTION uncount_reaction();
