select
  a.actor_id,
  m.language,
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
  null::bigint as post,
  null::bigint as comment
from
  notifications n
  join notification_acts a on a.notification_id = n.id
  and a.id = $3
  join members m on m.id = n.member_id -- the reader
where
  n.id = $2
  and n.member_id = $1
  and not (
    $4
    and a.actor_id is not null
    and (
      (
        select
          true
        from
          member_mutes
        where
          member_id = $1
          and (
            ends_at is null
            or ends_at > now()
          )
          and muted_id = "a"."actor_id"
      ) is true
    )
  )
  and (
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
