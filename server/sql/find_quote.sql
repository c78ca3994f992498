select
  id,
  side,
  units::text,
  price::text,
  expires_at
from
  quotes
where
  id = $2
  and member_id = $1
