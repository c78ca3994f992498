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
      c.parent_id is not null as is_reply,
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
    for key share of
      c
  ),
  mine as (
    insert into
      comment_reactions as r (comment_id, member_id, object_id, kind)
    select
      id,
      member,
      object_id,
      $3
    from
      target
    on conflict (comment_id, member_id) do update
    set
      kind = case
        when r.kind = excluded.kind then 'none'
        else excluded.kind
      end,
      reacted_at = now()
    returning
      r.comment_id,
      r.object_id,
      coalesce(old.kind, 'none') as was,
      new.kind as is_now
  ),
  counted as (
    insert into
      comment_counts as n (comment_id, object_id, is_reply, likes, dislikes)
    select
      mine.comment_id,
      mine.object_id,
      target.is_reply,
      (is_now = 'like')::int - (was = 'like')::int,
      (is_now = 'dislike')::int - (was = 'dislike')::int
    from
      mine
      cross join target
    on conflict (comment_id) do update
    set
      likes = n.likes + excluded.likes,
      dislikes = n.dislikes + excluded.dislikes
    returning
      n.likes,
      n.dislikes
  )
select
  mine.comment_id,
  mine.object_id,
  mine.is_now as reaction,
  counted.likes,
  counted.dislikes
from
  mine
  cross join counted
