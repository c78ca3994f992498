select
  id,
  earned_until,
  paid_at,
  transaction_id,
  tokens::text,
  currency,
  units::text,
  trim_scale(price)::text as price
from
  payouts
where
  member_id = $1
  and id < $2
order by
  id desc
limit
  $3
offset
  $4
