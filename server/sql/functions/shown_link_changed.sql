CREATE OR REPLACE FUNCTION public.shown_link_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects set version = version + 1 where id = new.post_id;
  return null;
end $function$;

CREATE TRIGGER shown_links_changed AFTER INSERT OR UPDATE ON shown_links FOR EACH ROW WHEN (new.post_id IS NOT NULL) EXECUTE FUNCTION shown_link_changed();
