CREATE OR REPLACE FUNCTION public.unpin_deleted_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from group_pins where post_id = new.id;
  return null;
end $function$;

CREATE TRIGGER posts_unpin_deleted AFTER UPDATE OF deleted_at ON posts FOR EACH ROW WHEN (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL AND new.group_id IS NOT NULL) EXECUTE FUNCTION unpin_deleted_post();
