select
  "rl"."id" as id,
  "rl"."author_id" as author_id,
  null::bigint as channel_id
from
  "reels" rl
where
  "rl"."id" = $2
  and (
    rl.deleted_at is null
    and (
      rl.author_id = $1
      or (
        rl.position is not null
        and (
          rl.audience = 'public'
          or (
            $1::bigint = - ("rl"."author_id"::bigint)
            or (
              select
                mutual
              from
                follows
              where
                follower_id = $1
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
                blocker_id = $1
                and blocked_id = "rl"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "rl"."author_id"
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
                member_id = "rl"."author_id"
            ) is true
          )
        )
      )
    )
  )
