CREATE OR REPLACE FUNCTION public.end_milestones()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
      select from job_milestones jm
      where jm.agreement_id = new.id and jm.state in ('funded', 'submitted', 'changes_requested', 'disputed')) then
    raise exception 'An agreement with held money ended';
  end if;
  update job_milestones set state = 'cancelled'
    where agreement_id = new.id and state in ('asked_by_client', 'asked_by_freelancer', 'accepted');
  return null;
end $function$;

CREATE TRIGGER agreements_end_milestones AFTER UPDATE OF state ON agreements FOR EACH ROW WHEN (old.state = 'active'::text AND new.state <> 'active'::text) EXECUTE FUNCTION end_milestones();
