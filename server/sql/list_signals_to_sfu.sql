select
  id,
  from_entry,
  content
from
  video_call_signals
where
  to_entry = $1::uuid
order by
  id
limit
  500
