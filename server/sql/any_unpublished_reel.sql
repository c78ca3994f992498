select
  exists (
    select
    from
      reels
    where
      author_id = $1
      and position is null
      and deleted_at is null
  ) as any
