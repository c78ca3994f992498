select
  coalesce(
    (
      select
        following
      from
        member_counts
      where
        member_id = $1
    ),
    0
  ) > 300 as many
