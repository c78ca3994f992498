with
  judged as materialized (
    select
      n.id,
      n.is_read,
      n.position,
      asked.is_listed,
      who.*
    from
      (
        select
          unnest($2::bigint[]) as id,
          true as is_listed
        union all
        select
          unnest($3::bigint[]),
          false
      ) as asked
      join notifications n on n.id = asked.id
      and n.member_id = $1
      -- For a notification that isn't listed, one valid act is enough.
      cross join lateral (
        select
          count(per.actor_id)::int as actor_count,
          max(per.act) as act,
          (
            array_agg(
              per.actor_id
              order by
                per.act desc
            ) filter (
              where
                per.actor_id is not null
            )
          ) [1:3] as actors
        from
          (
            select
              a.actor_id,
              max(a.id) as act
            from
              (
                select
                  a.*
                from
                  (
                    select
                      each.*
                    from
                      notification_acts each
                    where
                      each.notification_id = n.id
                    order by
                      each.id desc
                    limit
                      100
                  ) a
                where
                  (
                    case
                      when a.kind in ('video_like') then (
                        (
                          (
                            select
                              r.kind = 'like'
                            from
                              reactions r
                            where
                              r.object_id = a.object_id
                              and r.member_id = a.actor_id
                          ) is true
                          and (
                            not (
                              (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = $1
                                  and blocked_id = "a"."actor_id"
                              ) is true
                              or (
                                select
                                  true
                                from
                                  blocks
                                where
                                  blocker_id = "a"."actor_id"
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
                                  member_id = "a"."actor_id"
                              ) is true
                            )
                          )
                          and (
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
                              "vd"."id" = a.object_id
                          ) is true
                        )
                        and (
                          select
                            not vd.made_for_kids
                          from
                            videos vd
                          where
                            vd.id = a.object_id
                        )
                      )
                      when a.kind in ('video_new') then (
                        (
                          select
                            (
                              vd.deleted_at is null
                              and vd.position is not null
                              and vd.visibility in ('public', 'members')
                            )
                            and not vd.made_for_kids
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
                            and (
                              (
                                (
                                  (
                                    select
                                      true
                                    from
                                      limited_members
                                    limit
                                      1
                                  ) is not true
                                  or (
                                    select
                                      true
                                    from
                                      limited_members
                                    where
                                      member_id = "vd"."author_id"
                                  ) is not true
                                  or "vd"."author_id" = $1
                                  or (
                                    $1::bigint = - ("vd"."author_id"::bigint)
                                    or (
                                      select
                                        true
                                      from
                                        follows
                                      where
                                        follower_id = $1
                                        and followed_id = "vd"."author_id"
                                    ) is true
                                  )
                                )
                                or (
                                  select
                                    true
                                  from
                                    channel_subscriptions sub
                                  where
                                    sub.channel_id = vd.channel_id
                                    and sub.member_id = $1
                                ) is true
                              )
                              and (
                                not (
                                  (
                                    select
                                      nsfw_hidden <> '{}'
                                    from
                                      members
                                    where
                                      id = $1
                                  ) is true
                                  or (
                                    select
                                      born_on > current_date - interval '18 years'
                                    from
                                      members
                                    where
                                      id = $1
                                  ) is true
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = $1
                                      and kind = 'word'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = $1
                                      and kind = 'tag'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      member_mutes
                                    where
                                      member_id = $1
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                )
                                or vd.author_id = $1
                                or not (
                                  coalesce(
                                    has_words (
                                      vd.title || ' ' || vd.description,
                                      (
                                        select
                                          words_pattern (array_agg(word))
                                        from
                                          mutes
                                        where
                                          member_id = $1
                                          and kind = 'word'
                                          and (
                                            ends_at is null
                                            or ends_at > now()
                                          )
                                      )
                                    ),
                                    false
                                  )
                                  or vd.tags && array(
                                    select
                                      tag_key (word)
                                    from
                                      mutes
                                    where
                                      member_id = $1
                                      and kind = 'tag'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or vd.author_id = any (
                                    array(
                                      select
                                        muted_id
                                      from
                                        member_mutes
                                      where
                                        member_id = $1
                                        and (
                                          ends_at is null
                                          or ends_at > now()
                                        )
                                    )
                                  )
                                  or (
                                    vd.nsfw && (
                                      select
                                        nsfw_hidden
                                      from
                                        members
                                      where
                                        id = $1
                                    )
                                    or (
                                      cardinality(vd.nsfw) > 0
                                      and (
                                        select
                                          born_on > current_date - interval '18 years'
                                        from
                                          members
                                        where
                                          id = $1
                                      ) is true
                                    )
                                  )
                                )
                              )
                            )
                            and exists (
                              select
                              from
                                channel_subscriptions s
                              where
                                s.channel_id = vd.channel_id
                                and s.member_id = $1
                            )
                          from
                            videos vd
                          where
                            vd.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('video_comment', 'video_reply', 'video_comment_mention') then (
                        (
                          select
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
                          from
                            comments c
                          where
                            c.id = a.comment_id
                        ) is true
                      )
                      when a.kind in ('video_comment_like') then (
                        (
                          select
                            cr.kind = 'like'
                          from
                            comment_reactions cr
                          where
                            cr.comment_id = a.comment_id
                            and cr.member_id = a.actor_id
                        ) is true
                        and (
                          not (
                            (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = $1
                                and blocked_id = "a"."actor_id"
                            ) is true
                            or (
                              select
                                true
                              from
                                blocks
                              where
                                blocker_id = "a"."actor_id"
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
                                member_id = "a"."actor_id"
                            ) is true
                          )
                        )
                        and (
                          (
                            select
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
                            from
                              comments c
                            where
                              c.id = a.comment_id
                          ) is true
                        )
                      )
                      when a.kind in ('video_file_failed') then (
                        (
                          select
                            vd.author_id = $1
                            and vd.deleted_at is null
                          from
                            videos vd
                            join media file on file.id in (vd.media_id, vd.next_media_id)
                            and file.state = 'failed'
                          where
                            vd.id = a.object_id
                          limit
                            1
                        ) is true
                      )
                      when a.kind in ('video_tip') then (
                        not (
                          (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = $1
                              and blocked_id = "a"."actor_id"
                          ) is true
                          or (
                            select
                              true
                            from
                              blocks
                            where
                              blocker_id = "a"."actor_id"
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
                              member_id = "a"."actor_id"
                          ) is true
                        )
                      )
                    end
                  )
                limit
                  case
                    when asked.is_listed then 100
                    else 1
                  end
              ) a
            group by
              a.actor_id
          ) per
        having
          count(*) > 0
      ) who
  ),
  page as materialized (
    select
      *
    from
      judged
    where
      is_listed
    order by
      position desc
    limit
      $4::int
    offset
      $5::int
  )
select
  (
    select
      least(count(*), 100)::int
    from
      judged
    where
      not is_read
  ) as unread,
  each.*
from
  (
    values
      (true)
  ) as one
  left join (
    select
      n.id,
      n.kind,
      n.position,
      n.is_read,
      n.acted_at,
      about.*,
      n.is_flashed
      or is_quiet ($1)
      or (
        select
          not popovers
        from
          notification_preferences
        where
          member_id = $1
      ) is true as is_flashed,
      (
        select
          r.kind = 'like'
        from
          reactions r
        where
          r.object_id = about.post
          and r.member_id = $1
      ) is true as is_liked,
      page.actor_count,
      page.actors,
      (
        select
          json_agg(each)
        from
          (
            select
              m.id,
              m.username,
              m.full_name,
              m.is_bot,
              face.key as avatar_key
            from
              unnest(page.actors) as actor (id)
              join members m on m.id = actor.id
              left join media face on face.id = m.avatar_id
            where
              (
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
          ) as each
      ) as faces
    from
      page
      join notifications n on n.id = page.id
      cross join lateral (
        select
          (
            case
              when a.kind in (
                'video_like',
                'video_comment',
                'video_reply',
                'video_comment_mention',
                'video_comment_like'
              ) then (
                select
                  '/vtube/' || vd.id
                from
                  "videos" vd
                where
                  "vd"."id" = a.object_id
              )
              when a.kind in ('video_new') then (
                select
                  '/vtube/' || vd.id
                from
                  videos vd
                where
                  vd.id = a.object_id
              )
              when a.kind in ('video_file_failed') then (
                select
                  '/mychannel/' || vd.channel_id
                from
                  videos vd
                where
                  vd.id = a.object_id
              )
              when a.kind in ('video_tip') then '/wallet'
            end
          ) as link,
          (
            case
              when a.kind in ('video_like') then left(
                (
                  select
                    vd.title
                  from
                    "videos" vd
                  where
                    "vd"."id" = a.object_id
                ),
                560
              )
              when a.kind in ('video_new', 'video_file_failed') then (
                select
                  left(vd.title, 560)
                from
                  videos vd
                where
                  vd.id = a.object_id
              )
              when a.kind in ('video_comment', 'video_reply', 'video_comment_mention', 'video_comment_like') then (
                select
                  left(c.message, 560)
                from
                  comments c
                where
                  c.id = a.comment_id
              )
              when a.kind in ('video_tip') then (
                select
                  trim_scale((a.data ->> 'units')::numeric / (10::numeric ^ asset.decimals))::text || ' ' || asset.code
                from
                  assets asset
                where
                  asset.id = (a.data ->> 'asset')::smallint
              )
            end
          ) as excerpt,
          null::bigint as post,
          null::bigint as comment
        from
          notification_acts a
        where
          a.notification_id = n.id
          and a.id = "page"."act"
      ) about
  ) as each on true
order by
  each.position desc
