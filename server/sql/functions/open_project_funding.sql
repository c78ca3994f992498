CREATE OR REPLACE FUNCTION public.open_project_funding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into project_funding (group_id, fee_ppm) values (new.group_id, coalesce((
    select (value::numeric * 10000)::int from money_settings where name = 'project_fee_percent'
    order by set_at desc limit 1), 0));
  return null;
end $function$;

CREATE TRIGGER projects_open_funding AFTER INSERT ON projects FOR EACH ROW EXECUTE FUNCTION open_project_funding();
