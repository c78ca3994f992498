select
  c.id,
  c.author_id as author,
  c.message,
  file.kind as file_type,
  (
    c.deleted_at is null
    and c.position is not null
    and c.circle = 0
    and (
      (
        case (
            select
              known.kind
            from
              objects known
            where
              known.id = "c"."object_id"
          )
          when 'post' then (
            select
              (
                p.deleted_at is null
                and p.position is not null
                and p.audience = 'public'
                and p.group_id is null
                and (
                  p.original_id is null
                  or (
                    select
                      o.audience = 'public'
                      and not (
                        select
                          q.shows_private
                        from
                          posts q
                        where
                          q.id = p.id
                      )
                      and o.group_id is null
                    from
                      posts o
                    where
                      o.id = p.original_id
                  )
                )
              )
            from
              "posts" p
            where
              "p"."id" = "c"."object_id"
          )
          when 'survey' then (
            select
              (
                sv.deleted_at is null
                and sv.audience = 'everybody'
              )
            from
              "surveys" sv
            where
              "sv"."id" = "c"."object_id"
          )
          when 'project' then (
            select
              (
                (
                  select
                    g.deleted_at is null
                  from
                    groups g
                  where
                    g.id = pd.group_id
                ) is true
              )
            from
              "project_discussions" pd
            where
              "pd"."id" = "c"."object_id"
          )
          when 'reel' then (
            select
              (
                rl.deleted_at is null
                and rl.position is not null
                and rl.audience = 'public'
              )
            from
              "reels" rl
            where
              "rl"."id" = "c"."object_id"
          )
          when 'video' then (
            select
              (
                vd.deleted_at is null
                and vd.position is not null
                and vd.visibility in ('public', 'unlisted')
              )
            from
              "videos" vd
            where
              "vd"."id" = "c"."object_id"
          )
        end
      ) is true
    )
    and (
      c.parent_id is null
      or (
        select
          parent.deleted_at is null
          and parent.position is not null
        from
          comments parent
        where
          parent.id = c.parent_id
      ) is true
    )
  ) as is_open
from
  comments c
  left join media file on file.id = c.media_id
where
  c.id = $2
  and c.parent_id is not null
  and (
    (
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
                case (
                    select
                      known.kind
                    from
                      objects known
                    where
                      known.id = "c"."object_id"
                  )
                  when 'post' then (
                    select
                      (
                        (
                          "c"."circle" & 1 = 0
                          or (
                            "p"."author_id" = $1
                            or (
                              $1::bigint = - ("p"."author_id"::bigint)
                              or (
                                select
                                  mutual
                                from
                                  follows
                                where
                                  follower_id = $1
                                  and followed_id = "p"."author_id"
                              ) is true
                            )
                          )
                        )
                        and (
                          "c"."circle" & 2 = 0
                          or (
                            select
                              not q.is_repost
                              or (
                                "o"."author_id" = $1
                                or (
                                  $1::bigint = - ("o"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = $1
                                      and followed_id = "o"."author_id"
                                  ) is true
                                )
                              ) is true
                            from
                              posts q
                              left join posts o on o.id = q.original_id
                            where
                              q.id = p.id
                          )
                        )
                        and (
                          "c"."circle" & 4 = 0
                          or (
                            (
                              select
                                inside.deleted_at is null
                                and their.is_in
                                and coalesce(their.openings <= "c"."openings", true)
                                and has_groups ()
                              from
                                group_members their
                                join groups inside on inside.id = their.group_id
                              where
                                their.group_id = "p"."group_id"
                                and their.member_id = $1
                            ) is true
                          )
                        )
                        and (
                          "c"."circle" & 8 = 0
                          or (
                            select
                              not q.is_repost
                              or (
                                (
                                  select
                                    inside.deleted_at is null
                                    and their.is_in
                                    and coalesce(their.openings <= "c"."openings", true)
                                    and has_groups ()
                                  from
                                    group_members their
                                    join groups inside on inside.id = their.group_id
                                  where
                                    their.group_id = "o"."group_id"
                                    and their.member_id = $1
                                ) is true
                              )
                            from
                              posts q
                              left join posts o on o.id = q.original_id
                            where
                              q.id = p.id
                          )
                        )
                      )
                    from
                      "posts" p
                    where
                      "p"."id" = "c"."object_id"
                  )
                  when 'survey' then (
                    select
                      (
                        "c"."circle" = 0
                        or sv.group_id is null
                        or (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and coalesce(their.openings <= "c"."openings", true)
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "sv"."group_id"
                              and their.member_id = $1
                          ) is true
                        )
                      )
                    from
                      "surveys" sv
                    where
                      "sv"."id" = "c"."object_id"
                  )
                  when 'project' then (
                    select
                      true
                    from
                      "project_discussions" pd
                    where
                      "pd"."id" = "c"."object_id"
                  )
                  when 'reel' then (
                    select
                      (
                        "c"."circle" & 1 = 0
                        or (
                          rl.author_id = $1
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
                      )
                    from
                      "reels" rl
                    where
                      "rl"."id" = "c"."object_id"
                  )
                  when 'video' then (
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
                  )
                end
              ) is true
            )
          )
        )
      )
      and (
        (
          (
            case (
                select
                  known.kind
                from
                  objects known
                where
                  known.id = "c"."object_id"
              )
              when 'post' then (
                select
                  (
                    p.deleted_at is null
                    and (
                      (
                        "p"."author_id" = $1
                        and (
                          "p"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or (
                        p.position is not null
                        and case
                          when "p"."group_id" is null then p.audience = 'public'
                          or (
                            $1::bigint = - ("p"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $1
                                and followed_id = "p"."author_id"
                            ) is true
                          )
                          else (
                            (
                              select
                                inside.deleted_at is null
                                and case
                                  when "p"."audience" <> 'public' then their.is_in
                                  and their.openings <= "p"."openings"
                                  when inside.is_closed then their.is_in
                                  else their.standing is distinct from 'banned'
                                end
                                and has_groups ()
                              from
                                groups inside
                                left join group_members their on their.group_id = inside.id
                                and their.member_id = $1
                              where
                                inside.id = "p"."group_id"
                            ) is true
                          )
                        end
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $1
                                and blocked_id = "p"."author_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "p"."author_id"
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
                                member_id = "p"."author_id"
                            ) is true
                          )
                        )
                        and (
                          p.original_id is null
                          or p.author_id = $1
                          or (
                            select
                              (
                                "o"."author_id" = $1
                                and (
                                  "o"."group_id" is null
                                  or has_groups ()
                                )
                              )
                              or (
                                case
                                  when "o"."group_id" is null then o.audience = 'public'
                                  and not (
                                    select
                                      q.shows_private
                                    from
                                      posts q
                                    where
                                      q.id = p.id
                                  )
                                  or (
                                    $1::bigint = - ("o"."author_id"::bigint)
                                    or (
                                      select
                                        mutual
                                      from
                                        follows
                                      where
                                        follower_id = $1
                                        and followed_id = "o"."author_id"
                                    ) is true
                                  )
                                  else (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and case
                                          when "o"."audience" <> 'public' then their.is_in
                                          and their.openings <= "o"."openings"
                                          when inside.is_closed then their.is_in
                                          else their.standing is distinct from 'banned'
                                        end
                                        and has_groups ()
                                      from
                                        groups inside
                                        left join group_members their on their.group_id = inside.id
                                        and their.member_id = $1
                                      where
                                        inside.id = "o"."group_id"
                                    ) is true
                                  )
                                end
                                and (
                                  not (
                                    (
                                      select
                                        true
                                      from
                                        blocks
                                      where
                                        blocker_id = $1
                                        and blocked_id = "o"."author_id"
                                    ) is true
                                    or (
                                      select
                                        true
                                      from
                                        blocks
                                      where
                                        blocker_id = "o"."author_id"
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
                                        member_id = "o"."author_id"
                                    ) is true
                                  )
                                )
                              )
                            from
                              posts o
                            where
                              o.id = p.original_id
                          )
                        )
                      )
                    )
                  )
                from
                  "posts" p
                where
                  "p"."id" = "c"."object_id"
              )
              when 'survey' then (
                select
                  (
                    sv.deleted_at is null
                    and (
                      sv.audience = 'everybody'
                      or (
                        sv.author_id = $1
                        and (
                          "sv"."group_id" is null
                          or has_groups ()
                        )
                      )
                      or case
                        when sv.group_id is null then case
                          when sv.audience = 'friends' then (
                            $1::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                mutual
                              from
                                follows
                              where
                                follower_id = $1
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                          else (
                            $1::bigint = - ("sv"."author_id"::bigint)
                            or (
                              select
                                true
                              from
                                follows
                              where
                                follower_id = $1
                                and followed_id = "sv"."author_id"
                            ) is true
                          )
                        end
                        else (
                          (
                            select
                              inside.deleted_at is null
                              and their.is_in
                              and coalesce(their.openings <= "sv"."openings", true)
                              and has_groups ()
                            from
                              group_members their
                              join groups inside on inside.id = their.group_id
                            where
                              their.group_id = "sv"."group_id"
                              and their.member_id = $1
                          ) is true
                        )
                      end
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
                            and blocked_id = "sv"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "sv"."author_id"
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
                            member_id = "sv"."author_id"
                        ) is true
                      )
                    )
                  )
                from
                  "surveys" sv
                where
                  "sv"."id" = "c"."object_id"
              )
              when 'project' then (
                select
                  (
                    (
                      select
                        (
                          has_groups ()
                          and g.deleted_at is null
                          and (
                            select
                              their.standing
                            from
                              group_members their
                            where
                              their.group_id = "g"."id"
                              and their.member_id = $1
                          ) is distinct from 'banned'
                        )
                      from
                        groups g
                      where
                        g.id = pd.group_id
                    ) is true
                  )
                from
                  "project_discussions" pd
                where
                  "pd"."id" = "c"."object_id"
              )
              when 'reel' then (
                select
                  (
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
                from
                  "reels" rl
                where
                  "rl"."id" = "c"."object_id"
              )
              when 'video' then (
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
              )
            end
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
                        case (
                            select
                              known.kind
                            from
                              objects known
                            where
                              known.id = "c"."object_id"
                          )
                          when 'post' then (
                            select
                              (
                                (
                                  "parent"."circle" & 1 = 0
                                  or (
                                    "p"."author_id" = $1
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                )
                                and (
                                  "parent"."circle" & 2 = 0
                                  or (
                                    select
                                      not q.is_repost
                                      or (
                                        "o"."author_id" = $1
                                        or (
                                          $1::bigint = - ("o"."author_id"::bigint)
                                          or (
                                            select
                                              mutual
                                            from
                                              follows
                                            where
                                              follower_id = $1
                                              and followed_id = "o"."author_id"
                                          ) is true
                                        )
                                      ) is true
                                    from
                                      posts q
                                      left join posts o on o.id = q.original_id
                                    where
                                      q.id = p.id
                                  )
                                )
                                and (
                                  "parent"."circle" & 4 = 0
                                  or (
                                    (
                                      select
                                        inside.deleted_at is null
                                        and their.is_in
                                        and coalesce(their.openings <= "parent"."openings", true)
                                        and has_groups ()
                                      from
                                        group_members their
                                        join groups inside on inside.id = their.group_id
                                      where
                                        their.group_id = "p"."group_id"
                                        and their.member_id = $1
                                    ) is true
                                  )
                                )
                                and (
                                  "parent"."circle" & 8 = 0
                                  or (
                                    select
                                      not q.is_repost
                                      or (
                                        (
                                          select
                                            inside.deleted_at is null
                                            and their.is_in
                                            and coalesce(their.openings <= "parent"."openings", true)
                                            and has_groups ()
                                          from
                                            group_members their
                                            join groups inside on inside.id = their.group_id
                                          where
                                            their.group_id = "o"."group_id"
                                            and their.member_id = $1
                                        ) is true
                                      )
                                    from
                                      posts q
                                      left join posts o on o.id = q.original_id
                                    where
                                      q.id = p.id
                                  )
                                )
                              )
                            from
                              "posts" p
                            where
                              "p"."id" = "c"."object_id"
                          )
                          when 'survey' then (
                            select
                              (
                                "parent"."circle" = 0
                                or sv.group_id is null
                                or (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and their.is_in
                                      and coalesce(their.openings <= "parent"."openings", true)
                                      and has_groups ()
                                    from
                                      group_members their
                                      join groups inside on inside.id = their.group_id
                                    where
                                      their.group_id = "sv"."group_id"
                                      and their.member_id = $1
                                  ) is true
                                )
                              )
                            from
                              "surveys" sv
                            where
                              "sv"."id" = "c"."object_id"
                          )
                          when 'project' then (
                            select
                              true
                            from
                              "project_discussions" pd
                            where
                              "pd"."id" = "c"."object_id"
                          )
                          when 'reel' then (
                            select
                              (
                                "parent"."circle" & 1 = 0
                                or (
                                  rl.author_id = $1
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
                              )
                            from
                              "reels" rl
                            where
                              "rl"."id" = "c"."object_id"
                          )
                          when 'video' then (
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
                          )
                        end
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
    or (
      c.deleted_at is null
      and c.position is not null
      and (
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
      and (
        (
          case (
              select
                known.kind
              from
                objects known
              where
                known.id = "c"."object_id"
            )
            when 'post' then (
              select
                "p"."author_id" = $1
                and (
                  p.deleted_at is null
                  and (
                    (
                      "p"."author_id" = $1
                      and (
                        "p"."group_id" is null
                        or has_groups ()
                      )
                    )
                    or (
                      p.position is not null
                      and case
                        when "p"."group_id" is null then p.audience = 'public'
                        or (
                          $1::bigint = - ("p"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "p"."author_id"
                          ) is true
                        )
                        else (
                          (
                            select
                              inside.deleted_at is null
                              and case
                                when "p"."audience" <> 'public' then their.is_in
                                and their.openings <= "p"."openings"
                                when inside.is_closed then their.is_in
                                else their.standing is distinct from 'banned'
                              end
                              and has_groups ()
                            from
                              groups inside
                              left join group_members their on their.group_id = inside.id
                              and their.member_id = $1
                            where
                              inside.id = "p"."group_id"
                          ) is true
                        )
                      end
                      and (
                        not (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = $1
                              and blocked_id = "p"."author_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "p"."author_id"
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
                              member_id = "p"."author_id"
                          ) is true
                        )
                      )
                      and (
                        p.original_id is null
                        or p.author_id = $1
                        or (
                          select
                            (
                              "o"."author_id" = $1
                              and (
                                "o"."group_id" is null
                                or has_groups ()
                              )
                            )
                            or (
                              case
                                when "o"."group_id" is null then o.audience = 'public'
                                and not (
                                  select
                                    q.shows_private
                                  from
                                    posts q
                                  where
                                    q.id = p.id
                                )
                                or (
                                  $1::bigint = - ("o"."author_id"::bigint)
                                  or (
                                    select
                                      mutual
                                    from
                                      follows
                                    where
                                      follower_id = $1
                                      and followed_id = "o"."author_id"
                                  ) is true
                                )
                                else (
                                  (
                                    select
                                      inside.deleted_at is null
                                      and case
                                        when "o"."audience" <> 'public' then their.is_in
                                        and their.openings <= "o"."openings"
                                        when inside.is_closed then their.is_in
                                        else their.standing is distinct from 'banned'
                                      end
                                      and has_groups ()
                                    from
                                      groups inside
                                      left join group_members their on their.group_id = inside.id
                                      and their.member_id = $1
                                    where
                                      inside.id = "o"."group_id"
                                  ) is true
                                )
                              end
                              and (
                                not (
                                  (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = $1
                                      and blocked_id = "o"."author_id"
                                  ) is true
                                  or (
                                    select
                                      true
                                    from
                                      blocks
                                    where
                                      blocker_id = "o"."author_id"
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
                                      member_id = "o"."author_id"
                                  ) is true
                                )
                              )
                            )
                          from
                            posts o
                          where
                            o.id = p.original_id
                        )
                      )
                    )
                  )
                )
              from
                "posts" p
              where
                "p"."id" = "c"."object_id"
            )
            when 'survey' then (
              select
                "sv"."author_id" = $1
                and (
                  sv.deleted_at is null
                  and (
                    sv.audience = 'everybody'
                    or (
                      sv.author_id = $1
                      and (
                        "sv"."group_id" is null
                        or has_groups ()
                      )
                    )
                    or case
                      when sv.group_id is null then case
                        when sv.audience = 'friends' then (
                          $1::bigint = - ("sv"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "sv"."author_id"
                          ) is true
                        )
                        else (
                          $1::bigint = - ("sv"."author_id"::bigint)
                          or (
                            select
                              true
                            from
                              follows
                            where
                              follower_id = $1
                              and followed_id = "sv"."author_id"
                          ) is true
                        )
                      end
                      else (
                        (
                          select
                            inside.deleted_at is null
                            and their.is_in
                            and coalesce(their.openings <= "sv"."openings", true)
                            and has_groups ()
                          from
                            group_members their
                            join groups inside on inside.id = their.group_id
                          where
                            their.group_id = "sv"."group_id"
                            and their.member_id = $1
                        ) is true
                      )
                    end
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
                          and blocked_id = "sv"."author_id"
                      ) is true
                      or (
                        select
                          true
                        from
                          blocks
                        where
                          blocker_id = "sv"."author_id"
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
                          member_id = "sv"."author_id"
                      ) is true
                    )
                  )
                )
              from
                "surveys" sv
              where
                "sv"."id" = "c"."object_id"
            )
            when 'project' then (
              select
                (
                  select
                    owning.member_id
                  from
                    group_members owning
                  where
                    owning.group_id = pd.group_id
                    and owning.standing = 'owner'
                ) = $1
                and (
                  (
                    select
                      (
                        has_groups ()
                        and g.deleted_at is null
                        and (
                          select
                            their.standing
                          from
                            group_members their
                          where
                            their.group_id = "g"."id"
                            and their.member_id = $1
                        ) is distinct from 'banned'
                      )
                    from
                      groups g
                    where
                      g.id = pd.group_id
                  ) is true
                )
              from
                "project_discussions" pd
              where
                "pd"."id" = "c"."object_id"
            )
            when 'reel' then (
              select
                "rl"."author_id" = $1
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
              from
                "reels" rl
              where
                "rl"."id" = "c"."object_id"
            )
            when 'video' then (
              select
                "vd"."author_id" = $1
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
              from
                "videos" vd
              where
                "vd"."id" = "c"."object_id"
            )
          end
        ) is true
      )
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
  )
