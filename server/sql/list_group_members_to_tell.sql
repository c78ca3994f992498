select
  member_id as id
from
  group_members
where
  group_id = $1
  and is_in
order by
  since desc
limit
  1000
