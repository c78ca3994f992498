select
  count(*)::int as count
from
  hashtag_follows
where
  member_id = $1
