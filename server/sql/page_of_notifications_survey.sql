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
                      when a.kind in ('survey_like') then (
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
                            "sv"."id" = a.object_id
                        ) is true
                      )
                      when a.kind in ('survey_comment', 'survey_reply', 'survey_comment_mention') then (
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
                      when a.kind in ('survey_comment_file_failed') then (
                        (
                          select
                            c.author_id = $1
                            and c.deleted_at is null
                            and (
                              file.state = 'failed'
                              or c.file_failure is not null
                            )
                          from
                            comments c
                            join media file on file.id = c.media_id
                          where
                            c.id = a.comment_id
                        ) is true
                        and (
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
                            "sv"."id" = a.object_id
                        ) is true
                      )
                      when a.kind in ('survey_comment_like') then (
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
                      when a.kind in ('survey_new', 'survey_closing') then (
                        (
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
                            and sv.closes_at > now()
                            and not (
                              (
                                select
                                  v.choices is not null
                                from
                                  survey_members v
                                where
                                  v.survey_id = sv.id
                                  and v.member_id = $1
                              ) is true
                            )
                          from
                            surveys sv
                          where
                            sv.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('survey_closed') then (
                        (
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
                            and sv.closes_at <= now()
                          from
                            surveys sv
                          where
                            sv.id = a.object_id
                        ) is true
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
                'survey_like',
                'survey_comment',
                'survey_reply',
                'survey_comment_mention',
                'survey_comment_file_failed',
                'survey_comment_like'
              ) then (
                select
                  '/votingDetail/' || sv.id
                from
                  "surveys" sv
                where
                  "sv"."id" = a.object_id
              )
              when a.kind in ('survey_new', 'survey_closing', 'survey_closed') then (
                select
                  '/votingDetail/' || sv.id
                from
                  surveys sv
                where
                  sv.id = a.object_id
              )
            end
          ) as link,
          (
            case
              when a.kind in ('survey_like') then left(
                (
                  select
                    sv.title
                  from
                    "surveys" sv
                  where
                    "sv"."id" = a.object_id
                ),
                560
              )
              when a.kind in (
                'survey_comment',
                'survey_reply',
                'survey_comment_mention',
                'survey_comment_file_failed',
                'survey_comment_like'
              ) then (
                select
                  left(c.message, 560)
                from
                  comments c
                where
                  c.id = a.comment_id
              )
              when a.kind in ('survey_new', 'survey_closing', 'survey_closed') then left(
                (
                  select
                    sv.title
                  from
                    surveys sv
                  where
                    sv.id = a.object_id
                ),
                560
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
