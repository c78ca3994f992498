select
  id,
  type,
  detail
from
  payment_methods
where
  member_id = $1
order by
  id
