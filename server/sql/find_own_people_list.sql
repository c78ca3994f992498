select
  id
from
  people_lists
where
  id = $2
  and member_id = $1
