CREATE OR REPLACE FUNCTION public.comment_file_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects set version = version + 1 where id in (select object_id from comments where media_id = new.id);
  return null;
end $function$;

CREATE TRIGGER media_of_comments_changed AFTER UPDATE ON media FOR EACH ROW EXECUTE FUNCTION comment_file_changed();
