CREATE OR REPLACE FUNCTION public.forget_project_reminders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from project_reminders where group_id = new.group_id;
  return null;
end $function$;

CREATE TRIGGER projects_forget_reminders AFTER UPDATE OF state ON projects FOR EACH ROW WHEN (old.state = 'running'::text AND new.state <> 'running'::text) EXECUTE FUNCTION forget_project_reminders();
