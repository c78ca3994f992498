select
  day::text,
  views,
  seconds,
  gained,
  lost
from
  channel_days
where
  channel_id = $1
  and day >= $3::date
  and $2::bigint is null
union all
select
  day::text,
  views,
  seconds,
  0,
  0
from
  video_days
where
  video_id = $2
  and day >= $3::date
