select
  counts.comment_id as id,
  counts.likes,
  (
    select
      true
    from
      comment_likes l
    where
      l.comment_id = counts.comment_id
      and l.member_id = $1
  ) is true as liked
from
  unnest(
    (
      select
        $2::bigint[]
    )
  ) as asked (id)
  join comment_counts counts on counts.comment_id = asked.id
