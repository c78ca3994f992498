select
  null::bigint[] as audience,
  case
    when (
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
    ) then (
      "counts"."comments" - (
        select
          count(*)::int
        from
          away_comments away
          join comments unseen on unseen.id = away.comment_id
        where
          away.object_id = "pd"."id"
          and away.parent_id is null
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
            or true
          )
      ) - (
        select
          count(*)::int
        from
          comments unseen
        where
          unseen.object_id = "pd"."id"
          and unseen.parent_id is null
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
      ) - case
        when "counts"."closed" = 0
        or true then 0
        else (
          select
            count(*)::int
          from
            comments unseen
          where
            unseen.object_id = "pd"."id"
            and unseen.parent_id is null
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
            and not true
        )
      end
    )
    else 0
  end as comments,
  coalesce(
    (
      select
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
                or true
              )
          ) - case
            when true then 0
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
                and not true
            )
          end
        )
      from
        comments c
      where
        c.id = $3::bigint
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
    ),
    0
  ) as replies
from
  "project_discussions" pd
  join objects counts on counts.id = "pd"."id"
where
  "pd"."id" = $2
