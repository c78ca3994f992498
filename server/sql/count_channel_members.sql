select
  count(*)::int as many
from
  memberships
where
  channel_id = $1
  and state <> 'ended'
