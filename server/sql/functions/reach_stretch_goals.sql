CREATE OR REPLACE FUNCTION public.reach_stretch_goals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  with reached as (
    update stretch_goals set reached_at = now()
    where group_id = new.group_id and reached_at is null and units <= new.pledged returning id, units)
  insert into backer_news (group_id, kind, item_id)
    select new.group_id, 'stretch_reached', id from reached order by units;
  return null;
end $function$;

CREATE TRIGGER project_counts_reach_goals AFTER UPDATE OF pledged ON project_counts FOR EACH ROW WHEN (new.pledged > old.pledged) EXECUTE FUNCTION reach_stretch_goals();
