select
  m.id
from
  members m
where
  m.id = any ($2::bigint[])
  and (
    select
      (
        rl.deleted_at is null
        and (
          rl.author_id = "m"."id"
          or (
            rl.position is not null
            and (
              rl.audience = 'public'
              or (
                "m"."id"::bigint = - ("rl"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "m"."id"
                    and followed_id = "rl"."author_id"
                ) is true
              )
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "m"."id"
                    and blocked_id = "rl"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "rl"."author_id"
                    and blocked_id = "m"."id"
                ) is true
              )
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = "rl"."author_id"
                ) is true
              )
            )
          )
        )
      )
    from
      "reels" rl
    where
      "rl"."id" = $1
  ) is true
order by
  m.id
