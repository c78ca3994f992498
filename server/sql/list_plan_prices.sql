select distinct
  on (plan_id, period) plan_id,
  period,
  units::text
from
  plan_prices
order by
  plan_id,
  period,
  set_at desc
