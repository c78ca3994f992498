select
  id,
  kind,
  word,
  ends_at
from
  mutes
where
  member_id = $1
  and (
    ends_at is null
    or ends_at > now()
  )
order by
  created_at desc,
  id desc
