with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  mine as materialized (
    select
      p.id,
      p.audience
    from
      me
      join posts p on p.author_id = me.id
    where
      p.id = $2
      and p.deleted_at is null
      and p.position is not null
    for key share of
      p
  ),
  gone as (
    delete from pinned_posts
    where
      member_id = $1
      and post_id = (
        select
          id
        from
          mine
      )
    returning
      1
  ),
  added as (
    insert into
      pinned_posts (member_id, post_id)
    select
      $1,
      id
    from
      mine
    where
      not exists (
        select
        from
          gone
      )
    on conflict (member_id) do update
    set
      post_id = excluded.post_id
    returning
      1
  )
select
  audience,
  exists (
    select
    from
      added
  ) as pinned,
  (
    select
      post_id
    from
      pinned_posts
    where
      member_id = $1
      and post_id <> mine.id
  ) as unpinned
from
  mine
