CREATE OR REPLACE FUNCTION public.export_removed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into removed_media (key) values (old.key) on conflict do nothing;
  return null;
end $function$;

CREATE TRIGGER exports_removed AFTER DELETE ON exports FOR EACH ROW EXECUTE FUNCTION export_removed();
