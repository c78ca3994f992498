select
  asked.nth,
  its.*
from
  unnest($1::bigint[], $2::text[]) with ordinality as asked ("a0", "a1", nth)
  cross join lateral (
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
            and cr.member_id = "asked"."a0"
        ),
        'none'
      ) as reaction
    from
      unnest(
        (
          select
            "asked"."a1"::bigint[]
        )
      ) as reacted (id)
      join comment_counts counts on counts.comment_id = reacted.id
  ) as its
