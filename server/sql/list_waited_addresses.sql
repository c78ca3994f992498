select
  id
from
  withdrawals
where
  state = 'waiting_address'
  and usable_at <= $1
order by
  usable_at
limit
  100
