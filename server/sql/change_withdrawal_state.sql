with
  changed as (
    update withdrawals
    set
      state = $3,
      chain_hash = case
        when $5 = '' then chain_hash
        else $5
      end,
      reason = $6,
      cause = $7
    where
      id = $1
      and state = any ($2::text[])
    returning
      id,
      member_id
  ),
  noted as (
    insert into
      withdrawal_states (withdrawal_id, state, at)
    select
      id,
      $3,
      $4
    from
      changed
    on conflict (withdrawal_id, state) do nothing
  )
select
  id,
  member_id
from
  changed
