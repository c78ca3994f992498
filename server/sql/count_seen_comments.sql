select
  asked.nth,
  its.*
from
  unnest($1::bigint[], $2::text[]) with ordinality as asked ("a0", "a1", nth)
  cross join lateral (
    select
      p.id,
      (
        "c"."comments" - (
          select
            count(*)::int
          from
            away_comments away
            join comments unseen on unseen.id = away.comment_id
          where
            away.object_id = "p"."id"
            and away.parent_id is null
            and unseen.position is not null
            and unseen.deleted_at is null
            and unseen.author_id <> "asked"."a0"
            and unseen.author_id <> all (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = "asked"."a0"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "asked"."a0"
              )
            )
            and (
              unseen.circle = 0
              or (
                (
                  "unseen"."circle" & 1 = 0
                  or (
                    "p"."author_id" = "asked"."a0"
                    or (
                      "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                      or (
                        select
                          mutual
                        from
                          follows
                        where
                          follower_id = "asked"."a0"
                          and followed_id = "p"."author_id"
                      ) is true
                    )
                  )
                )
                and (
                  "unseen"."circle" & 2 = 0
                  or (
                    select
                      not q.is_repost
                      or (
                        "o"."author_id" = "asked"."a0"
                        or (
                          "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = "asked"."a0"
                              and followed_id = "o"."author_id"
                          ) is true
                        )
                      ) is true
                    from
                      posts q
                      left join posts o on o.id = q.original_id
                    where
                      q.id = p.id
                  )
                )
                and (
                  "unseen"."circle" & 4 = 0
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "p"."group_id"
                        and their.member_id = "asked"."a0"
                    ) is true
                  )
                )
                and (
                  "unseen"."circle" & 8 = 0
                  or (
                    select
                      not q.is_repost
                      or (
                        (
                          select
                            inside.deleted_at is null
                            and their.is_in
                            and coalesce(their.openings <= "unseen"."openings", true)
                            and has_groups ()
                          from
                            group_members their
                            join groups inside on inside.id = their.group_id
                          where
                            their.group_id = "o"."group_id"
                            and their.member_id = "asked"."a0"
                        ) is true
                      )
                    from
                      posts q
                      left join posts o on o.id = q.original_id
                    where
                      q.id = p.id
                  )
                )
              )
            )
        ) - (
          select
            count(*)::int
          from
            comments unseen
          where
            unseen.object_id = "p"."id"
            and unseen.parent_id is null
            and unseen.author_id = any (
              array(
                select
                  blocked_id
                from
                  blocks
                where
                  blocker_id = "asked"."a0"
                union all
                select
                  blocker_id
                from
                  blocks
                where
                  blocked_id = "asked"."a0"
              )
            )
            and unseen.position is not null
            and coalesce(unseen.deleted_at, 'infinity') = 'infinity'
        ) - case
          when "c"."closed" = 0
          or (
            (
              32767 & 1 = 0
              or (
                "p"."author_id" = "asked"."a0"
                or (
                  "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                  or (
                    select
                      mutual
                    from
                      follows
                    where
                      follower_id = "asked"."a0"
                      and followed_id = "p"."author_id"
                  ) is true
                )
              )
            )
            and (
              32767 & 2 = 0
              or (
                select
                  not q.is_repost
                  or (
                    "o"."author_id" = "asked"."a0"
                    or (
                      "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                      or (
                        select
                          mutual
                        from
                          follows
                        where
                          follower_id = "asked"."a0"
                          and followed_id = "o"."author_id"
                      ) is true
                    )
                  ) is true
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
            and (
              32767 & 4 = 0
              or (
                (
                  select
                    inside.deleted_at is null
                    and their.is_in
                    and coalesce(their.openings <= 0, true)
                    and has_groups ()
                  from
                    group_members their
                    join groups inside on inside.id = their.group_id
                  where
                    their.group_id = "p"."group_id"
                    and their.member_id = "asked"."a0"
                ) is true
              )
            )
            and (
              32767 & 8 = 0
              or (
                select
                  not q.is_repost
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= 0, true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "o"."group_id"
                        and their.member_id = "asked"."a0"
                    ) is true
                  )
                from
                  posts q
                  left join posts o on o.id = q.original_id
                where
                  q.id = p.id
              )
            )
          ) then 0
          else (
            select
              count(*)::int
            from
              comments unseen
            where
              unseen.object_id = "p"."id"
              and unseen.parent_id is null
              and unseen.circle > 0
              and unseen.position is not null
              and unseen.deleted_at is null
              and unseen.author_id <> "asked"."a0"
              and unseen.author_id <> all (
                array(
                  select
                    blocked_id
                  from
                    blocks
                  where
                    blocker_id = "asked"."a0"
                  union all
                  select
                    blocker_id
                  from
                    blocks
                  where
                    blocked_id = "asked"."a0"
                )
              )
              and not (
                (
                  "unseen"."circle" & 1 = 0
                  or (
                    "p"."author_id" = "asked"."a0"
                    or (
                      "asked"."a0"::bigint = - ("p"."author_id"::bigint)
                      or (
                        select
                          mutual
                        from
                          follows
                        where
                          follower_id = "asked"."a0"
                          and followed_id = "p"."author_id"
                      ) is true
                    )
                  )
                )
                and (
                  "unseen"."circle" & 2 = 0
                  or (
                    select
                      not q.is_repost
                      or (
                        "o"."author_id" = "asked"."a0"
                        or (
                          "asked"."a0"::bigint = - ("o"."author_id"::bigint)
                          or (
                            select
                              mutual
                            from
                              follows
                            where
                              follower_id = "asked"."a0"
                              and followed_id = "o"."author_id"
                          ) is true
                        )
                      ) is true
                    from
                      posts q
                      left join posts o on o.id = q.original_id
                    where
                      q.id = p.id
                  )
                )
                and (
                  "unseen"."circle" & 4 = 0
                  or (
                    (
                      select
                        inside.deleted_at is null
                        and their.is_in
                        and coalesce(their.openings <= "unseen"."openings", true)
                        and has_groups ()
                      from
                        group_members their
                        join groups inside on inside.id = their.group_id
                      where
                        their.group_id = "p"."group_id"
                        and their.member_id = "asked"."a0"
                    ) is true
                  )
                )
                and (
                  "unseen"."circle" & 8 = 0
                  or (
                    select
                      not q.is_repost
                      or (
                        (
                          select
                            inside.deleted_at is null
                            and their.is_in
                            and coalesce(their.openings <= "unseen"."openings", true)
                            and has_groups ()
                          from
                            group_members their
                            join groups inside on inside.id = their.group_id
                          where
                            their.group_id = "o"."group_id"
                            and their.member_id = "asked"."a0"
                        ) is true
                      )
                    from
                      posts q
                      left join posts o on o.id = q.original_id
                    where
                      q.id = p.id
                  )
                )
              )
          )
        end
      ) as comments
    from
      unnest(
        (
          select
            "asked"."a1"::bigint[]
        )
      ) as page (id)
      join posts p on p.id = page.id
      join objects c on c.id = p.id
  ) as its
