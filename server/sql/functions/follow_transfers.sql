CREATE OR REPLACE FUNCTION public.follow_transfers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, data)
    select case when e.kind = 'tip' and e.leg > 2 then 'channel_share_tip'
        when e.kind = 'tip' and t.ref_kind <> 'post' then t.ref_kind || '_tip' else e.kind end,
      a.owner_id, t.actor_id, coalesce(t.ref_id, t.id), t.id, case when e.kind = 'tip' then t.ref_id end,
      jsonb_build_object('units', e.amount::text, 'asset', e.asset)
    from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where e.kind in ('tip', 'transfer') and e.amount > 0 and a.owner_kind = 'member';
  if exists (select from added where kind = 'tip') then
    perform from objects o
      where o.id in (select t.ref_id from added e join ledger_transactions t on t.id = e.transaction_id where e.kind = 'tip')
      order by o.id for no key update;
    update objects o set tips = o.tips + g.tips, tip_units = o.tip_units + g.units
      from (select t.ref_id, sum(e.amount) as units, count(*) filter (where e.leg = 2) as tips
        from added e join ledger_transactions t on t.id = e.transaction_id
        where e.kind = 'tip' and e.amount > 0 group by t.ref_id) g
      where o.id = g.ref_id;
  end if;
  return null;
end $function$;

CREATE TRIGGER follow_transfers AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_transfers();
