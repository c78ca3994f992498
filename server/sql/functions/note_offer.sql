CREATE OR REPLACE FUNCTION public.note_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update bids set answered_at = new.offered_at
    where job_id = new.job_id and bidder_id = new.freelancer_id and answered_at is null;
  return null;
end $function$;

CREATE TRIGGER agreements_answer_bid AFTER INSERT ON agreements FOR EACH ROW EXECUTE FUNCTION note_offer();
