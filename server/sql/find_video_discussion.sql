select
  case
    when (vd.visibility in ('private', 'scheduled')) then array(
      select
        "vd"."author_id"
      union all
      select
        staff.member_id
      from
        channel_collaborators staff
      where
        staff.channel_id = "vd"."channel_id"
        and staff.accepted_at is not null
    )
    when (vd.visibility = 'members') then (
      array(
        select
          "vd"."author_id"
        union all
        select
          staff.member_id
        from
          channel_collaborators staff
        where
          staff.channel_id = "vd"."channel_id"
          and staff.accepted_at is not null
      ) || array(
        select
          ms.member_id as id
        from
          memberships ms
        where
          ms.channel_id = "vd"."channel_id"
          and ms.state <> 'ended'
      )
    )
  end as audience,
  case
    when (
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
    ) then (
      "counts"."comments" - (
        select
          count(*)::int
        from
          away_comments away
          join comments unseen on unseen.id = away.comment_id
        where
          away.object_id = "vd"."id"
          and away.parent_id is null
          and unseen.position is not null
          and unseen.deleted_at is null
          and unseen.author_id <> $1
          and unseen.author_id <> all (
            array(
              select
                blocked_id
              from
                blocks
              where
                blocker_id = $1
              union all
              select
                blocker_id
              from
                blocks
              where
                blocked_id = $1
            )
          )
          and (
            unseen.circle = 0
            or (
              "unseen"."circle" = 0
              or (
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
              or (
                "unseen"."circle" & 1 = 0
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
          )
      ) - (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "vd"."id"
          and unseen.parent_id is null
          and unseen.author_id = any (
            array(
              select
                blocked_id
              from
                blocks
              where
                blocker_id = $1
              union all
              select
                blocker_id
              from
                blocks
              where
                blocked_id = $1
            )
          )
          and unseen.position is not null
          and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
      ) - case
        when "counts"."closed" = 0
        or (
          32767 = 0
          or (
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
          or (
            32767 & 1 = 0
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
        ) then 0
        else (
          select
            count(*)::int
          from
            comments unseen
          where
            unseen.object_id = "vd"."id"
            and unseen.parent_id is null
            and unseen.circle > 0
            and unseen.position is not null
            and unseen.deleted_at is null
            and unseen.author_id <> $1
            and unseen.author_id <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = $1
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = $1
              )
            )
            and not (
              "unseen"."circle" = 0
              or (
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
              or (
                "unseen"."circle" & 1 = 0
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
        )
      end
    )
    else 0
  end as comments,
  coalesce(
    (
      select
        (
          "c"."replies" - (
            select
              count(*)::int
            from
              comments unseen
            where
              unseen.parent_id = c.id
              and unseen.author_id = any (
                array(
                  select
                    blocked_id
                  from
                    blocks
                  where
                    blocker_id = $1
                  union all
                  select
                    blocker_id
                  from
                    blocks
                  where
                    blocked_id = $1
                )
              )
              and unseen.position is not null
              and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
          ) - (
            select
              count(*)::int
            from
              away_comments away
              join comments unseen on unseen.id = away.comment_id
            where
              away.parent_id = c.id
              and unseen.position is not null
              and unseen.deleted_at is null
              and unseen.author_id <> $1
              and unseen.author_id <> all (
                array(
                  select
                    blocked_id
                  from
                    blocks
                  where
                    blocker_id = $1
                  union all
                  select
                    blocker_id
                  from
                    blocks
                  where
                    blocked_id = $1
                )
              )
              and (
                unseen.circle = 0
                or (
                  "unseen"."circle" = 0
                  or (
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
                  or (
                    "unseen"."circle" & 1 = 0
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
              )
          ) - case
            when (
              32767 = 0
              or (
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
              or (
                32767 & 1 = 0
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
            ) then 0
            else (
              select
                count(*)::int
              from
                comments unseen
              where
                unseen.parent_id = c.id
                and unseen.circle > 0
                and unseen.position is not null
                and unseen.deleted_at is null
                and unseen.author_id <> $1
                and unseen.author_id <> all (
                  array(
                    select
                      blocked_id
                    from
                      blocks
                    where
                      blocker_id = $1
                    union all
                    select
                      blocker_id
                    from
                      blocks
                    where
                      blocked_id = $1
                  )
                )
                and not (
                  "unseen"."circle" = 0
                  or (
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
                  or (
                    "unseen"."circle" & 1 = 0
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
            )
          end
        )
      from
        comments c
      where
        c.id = $3::bigint
        and (
          (
            "c"."deleted_at" is null
            and (
              "c"."author_id" = $1
              or (
                "c"."position" is not null
                and (
                  not (
                    (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = $1
                        and blocked_id = "c"."author_id"
                    ) is true
                    or (
                      select
                        true
                      from
                        blocks
                      where
                        blocker_id = "c"."author_id"
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
                        member_id = "c"."author_id"
                    ) is true
                  )
                )
                and (
                  "c"."circle" = 0
                  or (
                    select
                      (
                        "c"."circle" = 0
                        or (
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
                        or (
                          "c"."circle" & 1 = 0
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
                    from
                      "videos" vd
                    where
                      "vd"."id" = "c"."object_id"
                  ) is true
                )
              )
            )
          )
          and (
            (
              (
                select
                  (
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
                from
                  "videos" vd
                where
                  "vd"."id" = "c"."object_id"
              ) is true
            )
            and (
              c.parent_id is null
              or (
                select
                  (
                    "parent"."deleted_at" is null
                    and (
                      "parent"."author_id" = $1
                      or (
                        "parent"."position" is not null
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $1
                                and blocked_id = "parent"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "parent"."author_id"
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
                                member_id = "parent"."author_id"
                            ) is true
                          )
                        )
                        and (
                          "parent"."circle" = 0
                          or (
                            select
                              (
                                "parent"."circle" = 0
                                or (
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
                                or (
                                  "parent"."circle" & 1 = 0
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
                            from
                              "videos" vd
                            where
                              "vd"."id" = "c"."object_id"
                          ) is true
                        )
                      )
                    )
                  )
                from
                  comments parent
                where
                  parent.id = c.parent_id
              ) is true
            )
          )
        )
    ),
    0
  ) as replies
from
  "videos" vd
  join objects counts on counts.id = "vd"."id"
where
  "vd"."id" = $2
