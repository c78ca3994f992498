CREATE OR REPLACE FUNCTION public.count_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update channel_counts set subscribers = subscribers + 1 where channel_id = new.channel_id;
  else
    update channel_counts set subscribers = subscribers - 1 where channel_id = old.channel_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER channel_subscriptions_counted AFTER INSERT OR DELETE ON channel_subscriptions FOR EACH ROW EXECUTE FUNCTION count_subscription();
