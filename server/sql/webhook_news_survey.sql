select
  a.actor_id,
  m.language,
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
