CREATE OR REPLACE FUNCTION public.end_offers_between()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update agreements set state = 'withdrawn'
    where state = 'pending' and ((client_id = new.blocker_id and freelancer_id = new.blocked_id)
      or (client_id = new.blocked_id and freelancer_id = new.blocker_id));
  return null;
end $function$;

CREATE TRIGGER blocks_end_offers AFTER INSERT ON blocks FOR EACH ROW EXECUTE FUNCTION end_offers_between();
