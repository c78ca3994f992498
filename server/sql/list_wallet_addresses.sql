select
  id,
  currency,
  address,
  label,
  usable_at
from
  wallet_addresses
where
  member_id = $1
  and (
    $2::text is null
    or currency = $2::text
  )
order by
  lower(label),
  id
