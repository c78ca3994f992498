select
  c.object_id
from
  comments c
where
  c.id = (
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
  )
