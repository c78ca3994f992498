CREATE OR REPLACE FUNCTION public.mark_group_happening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Seldom, and without waiting: whoever removes a member locks these counts before the member's posts.
  update group_counts set happened_at = now() where group_id = (
    select free.group_id from group_counts free
    where free.group_id = new.group_id and free.happened_at < now() - interval '1 minute'
    for no key update skip locked);
  return null;
end $function$;

CREATE TRIGGER posts_happen AFTER INSERT ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL AND new."position" IS NOT NULL) EXECUTE FUNCTION mark_group_happening();

CREATE TRIGGER posts_happen_published AFTER UPDATE OF "position" ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL AND old."position" IS NULL AND new."position" IS NOT NULL) EXECUTE FUNCTION mark_group_happening();
