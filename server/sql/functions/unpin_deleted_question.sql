CREATE OR REPLACE FUNCTION public.unpin_deleted_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from project_faqs where question_id = new.id or answer_id = new.id;
  return null;
end $function$;

CREATE TRIGGER comments_unpin_deleted AFTER UPDATE OF deleted_at ON comments FOR EACH ROW WHEN (old.deleted_at IS NULL AND new.deleted_at IS NOT NULL) EXECUTE FUNCTION unpin_deleted_question();
