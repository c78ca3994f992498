with
  me as materialized (
    select
      id
    from
      members
    where
      id = $1::bigint
    for key share
  ),
  target as materialized (
    select
      c.id,
      c.object_id,
      me.id as member
    from
      me
      cross join comments c
    where
      c.id = $2
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
                      or vd.author_id = $1
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
                      vd.position is not null
                      and vd.visibility in ('public', 'unlisted')
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
                              "parent"."circle" & 1 = 0
                              or vd.author_id = $1
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
    for key share of
      c
  ),
  counted as materialized (
    select
      coalesce(
        (
          select
            n.likes
          from
            comment_counts n
          where
            n.comment_id = target.id
        ),
        0
      ) as likes
    from
      target
  ),
  gone as (
    delete from comment_likes l using target
    where
      l.comment_id = target.id
      and l.member_id = target.member
    returning
      1
  ),
  added as (
    insert into
      comment_likes (comment_id, member_id, object_id)
    select
      id,
      member,
      object_id
    from
      target
    where
      not exists (
        select
        from
          gone
      )
    on conflict do nothing
    returning
      1
  )
select
  target.id as comment_id,
  target.object_id,
  not exists (
    select
    from
      gone
  ) as is_liked,
  greatest(
    counted.likes + (
      select
        count(*)::int
      from
        added
    ) - (
      select
        count(*)::int
      from
        gone
    ),
    0
  ) as likes
from
  target
  cross join counted
