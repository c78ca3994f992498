CREATE OR REPLACE FUNCTION public.post_import_file_done()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (old.state = 'reading' and new.state <> 'reading') then
    insert into removed_media (key) values (old.key) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE TRIGGER post_imports_ended AFTER DELETE OR UPDATE OF state ON post_imports FOR EACH ROW EXECUTE FUNCTION post_import_file_done();
