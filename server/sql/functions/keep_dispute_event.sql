CREATE OR REPLACE FUNCTION public.keep_dispute_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The log of a dispute is append-only';
end $function$;

CREATE TRIGGER job_dispute_events_keep BEFORE UPDATE ON job_dispute_events FOR EACH ROW WHEN (old.id IS DISTINCT FROM new.id OR old.dispute_id IS DISTINCT FROM new.dispute_id OR old.kind IS DISTINCT FROM new.kind OR old.by_role IS DISTINCT FROM new.by_role OR old.units IS DISTINCT FROM new.units OR old.at IS DISTINCT FROM new.at OR new.message <> old.message AND new.message <> ''::text OR new.staff_id IS NOT NULL AND new.staff_id IS DISTINCT FROM old.staff_id) EXECUTE FUNCTION keep_dispute_event();
