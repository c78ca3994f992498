select
  f.id,
  f.label,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts
from
  hashtag_follows f
  join hashtags h on h.id = f.hashtag_id
where
  f.member_id = $1
  and h.key = tag_key ($2)
