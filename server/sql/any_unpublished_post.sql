select
  exists (
    select
    from
      posts
    where
      author_id = $1
      and position is null
      and deleted_at is null
  ) as any
