select
  group_id
from
  pledges
where
  id = $1
