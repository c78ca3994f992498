CREATE OR REPLACE FUNCTION public.close_appeal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update appeals set state = 'undone', answered_at = now() where decision_id = new.id and answered_at is null;
  return null;
end $function$;

CREATE TRIGGER decisions_undone AFTER UPDATE OF undone_at ON decisions FOR EACH ROW WHEN (old.undone_at IS NULL AND new.undone_at IS NOT NULL) EXECUTE FUNCTION close_appeal();
