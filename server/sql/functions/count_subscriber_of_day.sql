CREATE OR REPLACE FUNCTION public.count_subscriber_of_day()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  its bigint := coalesce(new.channel_id, old.channel_id);
  came int := (tg_op = 'INSERT')::int;
begin
  -- A channel that is being removed counts no more.
  insert into channel_days as d (channel_id, day, gained, lost)
    select ch.id, (now() at time zone 'UTC')::date, came, 1 - came from channels ch where ch.id = its
    on conflict (channel_id, day) do update set gained = d.gained + excluded.gained, lost = d.lost + excluded.lost;
  return null;
end $function$;

CREATE TRIGGER channel_subscriptions_of_day AFTER INSERT OR DELETE ON channel_subscriptions FOR EACH ROW EXECUTE FUNCTION count_subscriber_of_day();
