select
  walk.at
from
  (
    select
      rl.*,
      kept.place as at
    from
      saved_objects kept
      join reels rl on rl.id = kept.object_id
    where
      kept.member_id = $1
      and kept.kind = 'reel'
      and kept.place < $2
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
