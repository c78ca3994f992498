with
  made as (
    insert into
      withdrawals (
        member_id,
        transaction_id,
        currency,
        amount,
        fee,
        address,
        label,
        state,
        usable_at,
        requested_at
      )
    values
      ($1, $2, $3, $4::numeric, $5::numeric, $6, $7, $8, $9, $10)
    returning
      id
  )
insert into
  withdrawal_states (withdrawal_id, state, at)
select
  id,
  s.state,
  $10::timestamptz + s.nth * interval '1 millisecond'
from
  made,
  unnest(array['requested', $8]) with ordinality as s (state, nth)
returning
  withdrawal_id as id
