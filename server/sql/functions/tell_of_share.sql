CREATE OR REPLACE FUNCTION public.tell_of_share()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare accepted boolean := tg_op = 'UPDATE' and new.accepted_at is distinct from old.accepted_at;
begin
  if accepted or (new.proposed is not null and (tg_op = 'INSERT' or new.proposed is distinct from old.proposed)) then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select case when accepted then 'channel_share_accepted' else 'channel_share_proposed' end,
        case when accepted then ch.owner_id else new.member_id end,
        case when accepted then new.member_id else ch.owner_id end, ch.id
      from channels ch where ch.id = new.channel_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER channel_shares_tell AFTER INSERT OR UPDATE OF accepted_at, proposed ON channel_shares FOR EACH ROW EXECUTE FUNCTION tell_of_share();
