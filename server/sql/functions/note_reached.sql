CREATE OR REPLACE FUNCTION public.note_reached()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.is_reached := (
    select pledged > 0 and (new.pays = 'keep' or pledged >= target) from project_counts where group_id = new.group_id);
  return new;
end $function$;

CREATE TRIGGER projects_note_reached BEFORE UPDATE OF state ON projects FOR EACH ROW WHEN (old.state = 'running'::text AND new.state <> 'running'::text) EXECUTE FUNCTION note_reached();
