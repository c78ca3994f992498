-- A reel is shown in posts, and rewarded as posts are.

alter table posts add column reel_id bigint;
comment on column posts.reel_id is 'A reel that it shows to those who see both. It stays when the reel is gone, so that the post can say so.';

create index ledger_transactions_of_reels on ledger_transactions (ref_id, actor_id) where ref_kind = 'reel';

-- Of a tip or a transfer the receiver is told, and what it was given for counts it.
create or replace function follow_transfers() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, data)
    select case when t.ref_kind = 'reel' then 'reel_tip' else e.kind end, a.owner_id, t.actor_id, coalesce(t.ref_id, t.id), t.id,
      case when t.ref_kind in ('post', 'reel') then t.ref_id end,
      jsonb_build_object('units', e.amount::text, 'asset', e.asset)
    from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where e.kind in ('tip', 'transfer') and e.amount > 0 and a.owner_kind = 'member';
  update objects o set tips = o.tips + g.tips, tip_units = o.tip_units + g.units
    from (select t.ref_id, sum(e.amount) as units, count(*) as tips
      from added e join ledger_transactions t on t.id = e.transaction_id
      where e.kind = 'tip' and e.amount > 0 and t.ref_kind in ('post', 'reel') group by t.ref_id) g
    where o.id = g.ref_id;
  return null;
end $$;
