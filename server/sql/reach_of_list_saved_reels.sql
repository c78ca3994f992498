select
  walk.at
from
  (
    select
      rl.*,
      s.place as at
    from
      saved_objects s
      join reels rl on rl.id = s.object_id
    where
      s.member_id = $1
      and s.kind = 'reel'
      and s.place < $2
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
