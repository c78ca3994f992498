select
  "vd"."id" as id,
  "vd"."author_id" as author_id,
  "vd"."channel_id"::bigint as channel_id
from
  "videos" vd
where
  "vd"."id" = $2
  and (
    vd.deleted_at is null
    and (
      vd.author_id = $1
      or (
        (
          vd.position is not null
          and (
            vd.visibility in ('public', 'unlisted')
            or (
              vd.visibility = 'members'
              and (
                (
                  select
                    true
                  from
                    memberships ms
                  where
                    ms.channel_id = "vd"."channel_id"
                    and ms.member_id = $1
                    and ms.state <> 'ended'
                ) is true
              )
            )
          )
          or exists (
            select
            from
              channel_collaborators staff
            where
              staff.channel_id = "vd"."channel_id"
              and staff.member_id = $1
              and staff.accepted_at is not null
              and staff.role in ('owner', 'manager', 'editor')
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
                and blocked_id = "vd"."author_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "vd"."author_id"
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
                member_id = "vd"."author_id"
            ) is true
          )
        )
      )
    )
  )
