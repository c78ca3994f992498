CREATE OR REPLACE FUNCTION public.count_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into project_counts (group_id, target, is_running, is_funded)
    values (new.group_id, new.target, new.is_running, new.is_funded)
    on conflict (group_id) do update
      set target = excluded.target, is_running = excluded.is_running, is_funded = excluded.is_funded;
  return null;
end $function$;

CREATE TRIGGER projects_counted AFTER INSERT OR UPDATE OF target, state ON projects FOR EACH ROW EXECUTE FUNCTION count_project();
