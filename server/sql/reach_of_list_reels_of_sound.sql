select
  walk.at
from
  (
    select
      rl.*,
      rl.position as at
    from
      reels rl
    where
      rl.sound_from = $3
      and rl.deleted_at is null
      and rl.position is not null
      and rl.position < $2
    order by
      at desc
    limit
      2000
  ) as walk
where
  $1::bigint is not null
offset
  1999
limit
  1
