select
  m.id,
  (
    $1::bigint = - ("m"."id"::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = $1
        and followed_id = "m"."id"
    ) is true
  ) as following,
  (
    "m"."id"::bigint = - ($1::bigint)
    or (
      select
        true
      from
        follows
      where
        follower_id = "m"."id"
        and followed_id = $1
    ) is true
  ) as follows_back,
  coalesce(c.followers, 0) as followers
from
  members m
  left join member_counts c on c.member_id = m.id
where
  m.id = $2
  and (
    not (
      (
        select
          true
        from
          blocks
        where
          blocker_id = $1
          and blocked_id = "m"."id"
      ) is true
      or (
        select
          true
        from
          blocks
        where
          blocker_id = "m"."id"
          and blocked_id = $1
      ) is true
    )
    and not (
      (
        select
          true
        from
          away_members
        where
          member_id = "m"."id"
      ) is true
    )
  )
