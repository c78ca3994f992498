CREATE OR REPLACE FUNCTION public.withdraw_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agreements set state = 'withdrawn' where job_id = new.id and state = 'pending';
  return null;
end $function$;

CREATE TRIGGER jobs_withdraw_offers AFTER UPDATE OF state ON jobs FOR EACH ROW WHEN (old.state = 'open'::text AND (new.state = ANY (ARRAY['closed'::text, 'suspended'::text]))) EXECUTE FUNCTION withdraw_offers();
