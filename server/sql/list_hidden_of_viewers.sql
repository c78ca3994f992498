select
  viewer,
  hidden
from
  (
    select
      viewer,
      array(
        select
          blocked_id
        from
          blocks
        where
          blocker_id = "viewer"
        union all
        select
          blocker_id
        from
          blocks
        where
          blocked_id = "viewer"
      ) as hidden
    from
      unnest(
        (
          select
            $1::bigint[]
        )
      ) as asked (viewer)
  ) as each
where
  hidden <> '{}'
