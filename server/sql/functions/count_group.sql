CREATE OR REPLACE FUNCTION public.count_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into group_counts (group_id) values (new.id);
  return null;
end $function$;

CREATE TRIGGER groups_counted AFTER INSERT ON groups FOR EACH ROW EXECUTE FUNCTION count_group();
