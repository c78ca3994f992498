select
  a.actor_id,
  m.language,
  (
    case
      when a.kind in (
        'project_comment',
        'project_reply',
        'project_comment_mention',
        'project_comment_file_failed',
        'project_comment_like'
      ) then (
        select
          '/groupdetail/' || pd.group_id || '?tab=questions'
        from
          "project_discussions" pd
        where
          "pd"."id" = a.object_id
      )
      when a.kind in ('project_backed', 'project_backed_unnamed', 'project_funded', 'project_ending') then '/groupdetail/' || "a"."about_id"
      when a.kind in ('project_paid', 'project_returned') then (
        case
          when exists (
            select
            from
              groups g
            where
              g.id = "a"."about_id"
              and g.deleted_at is null
          ) then '/groupdetail/' || "a"."about_id"
          else '/wallet'
        end
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
      when a.kind in ('project_comment', 'project_reply', 'project_comment_mention') then (
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
                          true
                        from
                          "project_discussions" pd
                        where
                          "pd"."id" = "c"."object_id"
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
                                  true
                                from
                                  "project_discussions" pd
                                where
                                  "pd"."id" = "c"."object_id"
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
      when a.kind in ('project_comment_file_failed') then (
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
            "pd"."id" = a.object_id
        ) is true
      )
      when a.kind in ('project_comment_like') then (
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
                            true
                          from
                            "project_discussions" pd
                          where
                            "pd"."id" = "c"."object_id"
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
                                    true
                                  from
                                    "project_discussions" pd
                                  where
                                    "pd"."id" = "c"."object_id"
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
      when a.kind in ('project_backed') then (
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
              g.id = "a"."about_id"
          ) is true
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
      )
      when a.kind in ('project_backed_unnamed', 'project_paid', 'project_funded') then (
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
            g.id = "a"."about_id"
        ) is true
      )
      when a.kind in ('project_returned') then true
      when a.kind in ('project_ending') then (
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
              g.id = "a"."about_id"
          ) is true
        )
        and exists (
          select
          from
            projects p
          where
            p.group_id = "a"."about_id"
            and p.is_running
            and p.ends_at > now()
            and extract(
              epoch
              from
                p.ends_at
            )::bigint = a.item_id
        )
        and not exists (
          select
          from
            pledges l
          where
            l.group_id = "a"."about_id"
            and l.member_id = $1
            and l.state = 'open'
        )
      )
    end
  )
