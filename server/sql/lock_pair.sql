select
  lock_pair ($1::bigint, $2::bigint)
from
  (
    select
      count(*)
    from
      (
        select
        from
          members
        where
          id in ($1, $2)
        order by
          id
        for key share
      ) as each
  ) as both_stay
