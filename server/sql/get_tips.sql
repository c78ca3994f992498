select
  coalesce(o.tip_units, 0)::text as units,
  coalesce(o.tips, 0) as tips,
  coalesce(
    (
      select
        sum(- e.amount)
      from
        ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
      where
        t.kind = 'tip'
        and t.ref_id = $2::bigint
        and t.actor_id = $1::bigint
        and e.amount < 0
    ),
    0
  )::text as own
from
  (
    select
      1
  ) one
  left join objects o on o.id = $2::bigint
