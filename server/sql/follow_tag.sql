insert into
  hashtag_follows (member_id, hashtag_id, label)
select
  $1,
  id,
  $3
from
  hashtags
where
  key = tag_key ($2)
returning
  id
