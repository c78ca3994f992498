select
  c.id,
  c.object_id,
  c.parent_id,
  c.author_id,
  c.message,
  c.created_at,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  (
    select
      vd.title
    from
      "videos" vd
    where
      "vd"."id" = "c"."object_id"
  ) as title,
  (
    select
      '/vtube/' || vd.id
    from
      "videos" vd
    where
      "vd"."id" = "c"."object_id"
  ) as link
from
  comments c
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
where
  (
    c.held_for = any (
      array(
        select
          $1::bigint
        union all
        (
          select
            run.owner_id as id
          from
            channel_collaborators mine
            join channels run on run.id = mine.channel_id
          where
            mine.member_id = $1
            and mine.accepted_at is not null
        )
      )
    )
    and c.deleted_at is null
    and (
      not (
        (
          select
            true
          from
            blocks
          where
            blocker_id = $1
            and blocked_id = c.author_id
        ) is true
        or (
          select
            true
          from
            blocks
          where
            blocker_id = c.author_id
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
            member_id = c.author_id
        ) is true
      )
    )
    and (
      (
        select
          (
            (
              "vd"."author_id" = $1
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
          )
        from
          "videos" vd
        where
          "vd"."id" = "c"."object_id"
      )
    ) is true
    and (
      c.parent_id is null
      or (
        select
          parent.deleted_at is null
        from
          comments parent
        where
          parent.id = c.parent_id
      ) is true
    )
  )
  and c.id < $3
  and (
    $2::bigint is null
    or c.object_id = $2::bigint
  )
order by
  c.id desc
limit
  $4::int
offset
  $5::int
