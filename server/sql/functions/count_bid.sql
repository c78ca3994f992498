CREATE OR REPLACE FUNCTION public.count_bid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  was int := 0;
  is_now int := 0;
begin
  if tg_op <> 'INSERT' then was := (old.state <> 'retreated')::int; end if;
  if tg_op <> 'DELETE' then is_now := (new.state <> 'retreated')::int; end if;
  update job_counts set bids = bids + is_now - was,
      price_sum = price_sum + is_now * coalesce(new.price, 0) - was * coalesce(old.price, 0)
    where job_id = coalesce(new.job_id, old.job_id);
  return null;
end $function$;

CREATE TRIGGER bids_counted AFTER INSERT OR DELETE OR UPDATE OF state, price ON bids FOR EACH ROW EXECUTE FUNCTION count_bid();
