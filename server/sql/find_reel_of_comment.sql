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
