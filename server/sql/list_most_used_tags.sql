select
  h.id,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts,
  f.id as follow_id
from
  hashtags h
  left join hashtag_follows f on f.hashtag_id = h.id
  and f.member_id = $1
where
  h.uses > 0
  and not exists (
    select
    from
      blocked_tags b
    where
      b.hashtag_id = h.id
  )
order by
  h.uses desc
limit
  10
