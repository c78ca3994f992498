select
  id,
  plan_id,
  channel_id
from
  memberships
where
  state <> 'ended'
  and due_at <= $1
  and id > $2
order by
  id
limit
  100
