CREATE OR REPLACE FUNCTION public.uncount_comment_reaction()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update comment_counts
    set likes = likes - (old.kind = 'like')::int, dislikes = dislikes - (old.kind = 'dislike')::int
    where comment_id = old.comment_id;
  return null;
end $function$;

CREATE TRIGGER comment_reactions_removed AFTER DELETE ON comment_reactions FOR EACH ROW WHEN (old.kind <> 'none'::text) EXECUTE FUNCTION uncount_comment_reaction();
