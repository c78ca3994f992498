CREATE OR REPLACE FUNCTION public.end_hours()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from job_hours jh where jh.agreement_id = new.id and jh.used_minutes + jh.returned_minutes < jh.minutes) then
    raise exception 'An agreement with held hours ended';
  end if;
  update hourly_agreements set pause_at = null where agreement_id = new.id and pause_at is not null;
  return null;
end $function$;

CREATE TRIGGER agreements_end_hours AFTER UPDATE OF state ON agreements FOR EACH ROW WHEN (old.state = 'active'::text AND new.state <> 'active'::text) EXECUTE FUNCTION end_hours();
