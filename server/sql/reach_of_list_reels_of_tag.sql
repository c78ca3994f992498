select
  walk.at
from
  (
    select
      rl.*,
      t.position as at
    from
      reel_tags t
      join reels rl on rl.id = t.reel_id
    where
      t.tag = tag_key ($3::text)
      and t.position < $2
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
