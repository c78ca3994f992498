select
  f.id,
  f.label,
  case
    when h.uses > 0 then h.label
    else h.key
  end as hashtag,
  h.counts,
  h.uses
from
  hashtag_follows f
  join hashtags h on h.id = f.hashtag_id
where
  f.member_id = $1
order by
  f.id desc
limit
  $2::int
offset
  $3::int
