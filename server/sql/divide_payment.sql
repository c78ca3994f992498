select
  member_id,
  units::text
from
  divide_payment ($1, $2, $3)
order by
  leg
