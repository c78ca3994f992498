CREATE OR REPLACE FUNCTION public.object_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects set version = version + 1 where id = new.id;
  return null;
end $function$;

CREATE TRIGGER posts_changed AFTER UPDATE ON posts FOR EACH ROW EXECUTE FUNCTION object_changed();
