select
  id,
  key,
  state,
  bytes,
  requested_at,
  ends_at
from
  exports
where
  member_id = $1
  and (
    ends_at is null
    or ends_at > now()
  )
