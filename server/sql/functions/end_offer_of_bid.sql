CREATE OR REPLACE FUNCTION public.end_offer_of_bid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agreements set state = case when new.state = 'retreated' then 'declined' else 'withdrawn' end
    where job_id = new.job_id and freelancer_id = new.bidder_id and state = 'pending';
  return null;
end $function$;

CREATE TRIGGER bids_end_offer AFTER UPDATE OF state ON bids FOR EACH ROW WHEN ((new.state = ANY (ARRAY['retreated'::text, 'declined'::text])) AND old.state <> new.state) EXECUTE FUNCTION end_offer_of_bid();
