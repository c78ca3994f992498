select
  walk.at
from
  (
    select
      rl.*,
      t.position as at
    from
      (
        (
          select
            t.object_id,
            t.position
          from
            object_tags t
          where
            t.kind = 'reel'
            and t.hashtag_id = (
              select
                id
              from
                hashtags
              where
                key = tag_key ($3::text)
            )
            and t.is_public = true
            and t.position < $2
          order by
            t.position desc
          limit
            2000
        )
        union all
        (
          select
            t.object_id,
            t.position
          from
            object_tags t
          where
            t.kind = 'reel'
            and t.hashtag_id = (
              select
                id
              from
                hashtags
              where
                key = tag_key ($3::text)
            )
            and t.is_public = false
            and t.position < $2
          order by
            t.position desc
          limit
            2000
        )
      ) as t
      join reels rl on rl.id = t.object_id
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
