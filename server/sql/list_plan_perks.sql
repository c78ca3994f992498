select
  id as plan_id,
  room_factor,
  withdraw_fee_share,
  own_page
from
  plans
order by
  id
