select
  counts.comment_id,
  counts.likes,
  counts.dislikes,
  coalesce(
    (
      select
        cr.kind
      from
        comment_reactions cr
      where
        cr.comment_id = counts.comment_id
        and cr.member_id = $1
    ),
    'none'
  ) as reaction
from
  unnest(
    (
      select
        $2::bigint[]
    )
  ) as asked (id)
  join comment_counts counts on counts.comment_id = asked.id
