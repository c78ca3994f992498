CREATE OR REPLACE FUNCTION public.mark_group_active()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Seldom: a group in which much is posted at once is not waited for.
  update group_counts set active_at = now()
    where group_id = new.group_id and active_at < now() - interval '10 minutes';
  return null;
end $function$;

CREATE TRIGGER posts_mark_group AFTER INSERT ON posts FOR EACH ROW WHEN (new.group_id IS NOT NULL) EXECUTE FUNCTION mark_group_active();
