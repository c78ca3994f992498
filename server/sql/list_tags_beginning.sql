select
  h.id,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts,
  f.id as follow_id
from
  (
    select
      id
    from
      (
        select
          h.id,
          h.key
        from
          hashtags h
        where
          h.uses > 0
        order by
          h.uses desc
        limit
          1000
      ) as used
    where
      starts_with(key, tag_key ($2))
    union
    select
      id
    from
      (
        select
          id
        from
          hashtags
        where
          uses > 0
          and key >= tag_key ($2)
          and key < tag_key ($2) || chr(1114111)
        order by
          key
        limit
          500
      ) as beginning
  ) as found
  join hashtags h on h.id = found.id
  left join hashtag_follows f on f.hashtag_id = h.id
  and f.member_id = $1
where
  not exists (
    select
    from
      blocked_tags b
    where
      b.hashtag_id = h.id
  )
order by
  h.uses desc,
  h.key
limit
  10
