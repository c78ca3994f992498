CREATE OR REPLACE FUNCTION public.add_earnings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added where leg > 2 and kind in ('tip', 'channel_membership')) then
    insert into channel_earnings as known (channel_id, member_id, units)
      select (t.details ->> 'channel')::bigint, a.owner_id, sum(e.amount)
      from added e join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
      where e.leg > 1 and t.details ? 'channel'
        and t.id in (select transaction_id from added where leg > 2 and kind in ('tip', 'channel_membership'))
      group by 1, 2 order by 1, 2
      on conflict (channel_id, member_id) do update set units = known.units + excluded.units;
  end if;
  return null;
end $function$;

CREATE TRIGGER add_earnings AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_earnings();
