select
  id,
  message,
  created_at
from
  backer_updates
where
  group_id = $1
  and id < $2::bigint
order by
  id desc
limit
  $3::int
offset
  $4::int
