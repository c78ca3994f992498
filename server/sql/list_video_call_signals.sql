select
  id,
  from_entry,
  content
from
  video_call_signals
where
  to_entry = $2::uuid
  and call_id = $1
  and id > $3
order by
  id
limit
  200
