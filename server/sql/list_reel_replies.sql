select
  c.id,
  c.object_id,
  c.parent_id,
  c.position,
  c.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  c.message,
  (
    case
      when "c"."mentions" = '[]' then "c"."mentions"
      else (
        select
          coalesce(
            jsonb_agg(
              named
              order by
                place
            ),
            '[]'
          )
        from
          jsonb_array_elements("c"."mentions") with ordinality as each (named, place)
        where
          (
            (named ->> 'user_id')::bigint <> all (
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
              (
                select
                  true
                from
                  away_members
                where
                  member_id = (named ->> 'user_id')::bigint
              ) is true
            )
          )
      )
    end
  ) as mentions,
  c.created_at,
  c.edited_at,
  c.is_hearted,
  c.held_for,
  file.key,
  file.kind,
  file.state,
  coalesce(file.failure, c.file_failure) as failure,
  file.progress,
  file.width,
  file.height,
  file.animated,
  file.preview,
  file.widths,
  file.alt,
  file.seconds,
  file.heights,
  file.captions,
  file.waveform,
  file.stream,
  (
    rl.deleted_at is null
    and rl.position is not null
    and rl.audience = 'public'
  )
  and c.circle = 0 as is_open,
  cardinality(rl.nsfw) > 0
  and (
    select
      born_on > current_date - interval '18 years'
    from
      members
    where
      id = $1
  ) is true as hides_file,
  coalesce(reacted.likes, 0) as likes,
  coalesce(reacted.dislikes, 0) as dislikes,
  coalesce(
    (
      select
        cr.kind
      from
        comment_reactions cr
      where
        cr.comment_id = c.id
        and cr.member_id = $1
    ),
    'none'
  ) as reaction,
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
            "unseen"."circle" & 1 = 0
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
        )
    ) - case
      when (
        32767 & 1 = 0
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
            "unseen"."circle" & 1 = 0
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
      )
    end
  ) as replies
from
  unnest(
    array(
      with
        page as materialized (
          (
            select
              c.id,
              c.position
            from
              comments c
            where
              c.parent_id = (
                select
                  c.id
                from
                  comments c
                where
                  c.id = $2
                  and c.parent_id is null
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
              )
              and c.author_id = $1
              and c.position is null
              and c.deleted_at is null
            order by
              c.id desc
            limit
              case
                when $6::boolean then 20
                else 0
              end
          )
          union all
          (
            select
              c.id,
              c.position
            from
              comments c
            where
              c.parent_id = (
                select
                  c.id
                from
                  comments c
                where
                  c.id = $2
                  and c.parent_id is null
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
              )
              and c.deleted_at is null
              and c.position < $3
              and (
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
            order by
              c.position desc
            limit
              $4::int
            offset
              $5::int
          )
        )
      select
        id
      from
        page
      union all
      select
        reply.id
      from
        page
        cross join lateral (
          select
            newest.id
          from
            (
              (
                select
                  c.id,
                  c.position
                from
                  comments c
                where
                  c.parent_id = "page"."id"
                  and c.deleted_at is null
                  and c.position is not null
                  and (
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
                order by
                  c.position desc
                limit
                  2
                offset
                  0
              )
              union all
              (
                select
                  c.id,
                  c.position
                from
                  comments c
                where
                  c.parent_id = "page"."id"
                  and c.author_id = $1
                  and c.position is null
                  and c.deleted_at is null
                order by
                  c.id desc
                limit
                  2
              )
            ) as newest
          order by
            newest.position desc nulls first,
            newest.id desc
          limit
            2
        ) as reply
    )
  ) as shown (id)
  join comments c on c.id = shown.id
  join "reels" rl on "rl"."id" = c.object_id
  join members m on m.id = c.author_id
  left join media face on face.id = m.avatar_id
  left join media file on file.id = c.media_id
  left join comment_counts reacted on reacted.comment_id = c.id
order by
  c.position desc nulls first,
  c.id desc
