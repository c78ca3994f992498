select
  w.id,
  w.transaction_id,
  w.member_id,
  w.currency,
  w.amount::text,
  w.fee::text,
  w.address,
  w.label,
  w.state,
  w.usable_at,
  w.chain_hash,
  w.reason,
  w.cause,
  w.settled_at,
  w.approval,
  w.held_up,
  w.state in ('waiting_approval', 'sending')
  and exists (
    select
    from
      withdrawal_stops paused
    where
      paused.currency = w.currency
  ) as is_paused,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object('state', s.state, 'at', s.at)
          order by
            s.at
        ),
        '[]'
      )
    from
      withdrawal_states s
    where
      s.withdrawal_id = w.id
  ) as states
from
  withdrawals w
where
  w.id = $1
for update of
  w
