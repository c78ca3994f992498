CREATE OR REPLACE FUNCTION public.settle_milestone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from job_milestone_changes where milestone_id = new.id;
  update job_refunds set state = 'withdrawn', answered_at = now() where milestone_id = new.id and state = 'waiting';
  return null;
end $function$;

CREATE TRIGGER job_milestones_settle AFTER UPDATE OF state ON job_milestones FOR EACH ROW WHEN (old.state <> new.state AND (new.state = ANY (ARRAY['released'::text, 'refunded'::text]))) EXECUTE FUNCTION settle_milestone();
