select
  t.id,
  t.kind,
  t.ref_id,
  (
    array_agg(
      e.asset
      order by
        e.leg
    )
  ) [1] as asset,
  array_agg(
    e.amount::text
    order by
      e.leg
  ) as amounts,
  array_agg(
    e.balance_after::text
    order by
      e.leg
  ) as balances
from
  ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id
where
  t.id = $2
  and t.idem_scope = $1
group by
  t.id
