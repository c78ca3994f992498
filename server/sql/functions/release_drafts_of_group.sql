CREATE OR REPLACE FUNCTION public.release_drafts_of_group()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform release_drafts(new.id, null);
  return null;
end $function$;

CREATE TRIGGER groups_release_drafts AFTER UPDATE OF deleted_at ON groups FOR EACH ROW WHEN (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL) EXECUTE FUNCTION release_drafts_of_group();
