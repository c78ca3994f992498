CREATE OR REPLACE FUNCTION public.return_bids()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update bids set returned_at = now()
    where job_id = new.id and returned_at is null and state in ('open', 'shortlisted');
  return null;
end $function$;

CREATE TRIGGER jobs_return_bids AFTER UPDATE OF state ON jobs FOR EACH ROW WHEN (old.state = 'open'::text AND (new.state = ANY (ARRAY['closed'::text, 'suspended'::text]))) EXECUTE FUNCTION return_bids();
