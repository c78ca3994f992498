select
  h.id,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts,
  f.id as follow_id,
  h.uses > 0
  or f.id is not null as is_known,
  not not exists (
    select
    from
      blocked_tags b
    where
      b.hashtag_id = h.id
  ) as is_blocked
from
  hashtags h
  left join hashtag_follows f on f.hashtag_id = h.id
  and f.member_id = $1
where
  h.key = tag_key ($2)
