select
  id
from
  video_calls
where
  sfu_entry is not null
  and ended_at is null
