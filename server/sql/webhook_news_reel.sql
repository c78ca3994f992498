select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in ('reel_like', 'reel_comment', 'reel_reply', 'reel_comment_mention', 'reel_comment_like') then (
        select
          '/reel/?reelid=' || rl.id
        from
          "reels" rl
        where
          "rl"."id" = a.object_id
      )
      when a.kind in ('reel_mention') then (
        select
          '/reel/?reelid=' || rl.id
        from
          reels rl
        where
          rl.id = a.object_id
      )
      when a.kind in ('reel_file_failed') then '/dashboard'
      when a.kind in ('reel_tip') then '/wallet'
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
      when a.kind in ('reel_like') then (
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
            "rl"."id" = a.object_id
        ) is true
      )
      when a.kind in ('reel_comment', 'reel_reply', 'reel_comment_mention') then (
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
      when a.kind in ('reel_comment_like') then (
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
      when a.kind in ('reel_mention') then (
        (
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
            and (
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
                    member_id = "rl"."author_id"
                ) is not true
                or "rl"."author_id" = $1
                or (
                  $1::bigint = - ("rl"."author_id"::bigint)
                  or (
                    select
                      true
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
                or rl.author_id = $1
                or not (
                  coalesce(
                    has_words (
                      rl.message,
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
                  or rl.tags && array(
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
                  or rl.author_id = any (
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
                    rl.nsfw && (
                      select
                        nsfw_hidden
                      from
                        members
                      where
                        id = $1
                    )
                    or (
                      cardinality(rl.nsfw) > 0
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
            and rl.mentions @> jsonb_build_array(jsonb_build_object('user_id', $1))
          from
            reels rl
          where
            rl.id = a.object_id
        ) is true
      )
      when a.kind in ('reel_file_failed') then (
        (
          select
            rl.author_id = $1
            and rl.deleted_at is null
            and file.state = 'failed'
          from
            reels rl
            join media file on file.id = rl.media_id
          where
            rl.id = a.object_id
        ) is true
      )
      when a.kind in ('reel_tip') then (
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
