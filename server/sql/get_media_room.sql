select
  coalesce(
    (
      select
        bytes
      from
        media_usage
      where
        member_id = $1
    ),
    0
  ) as used,
  room_factor ($1::bigint) as factor
