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
                      when a.kind in ('post_like') then (
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
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                          from
                            "posts" p
                          where
                            "p"."id" = a.object_id
                        ) is true
                      )
                      when a.kind in ('post_comment', 'post_reply', 'post_comment_mention') then (
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
                                            (
                                              "c"."circle" & 1 = 0
                                              or (
                                                "p"."author_id" = $1
                                                or (
                                                  $1::bigint = - ("p"."author_id"::bigint)
                                                  or (
                                                    select
                                                      mutual
                                                    from
                                                      follows
                                                    where
                                                      follower_id = $1
                                                      and followed_id = "p"."author_id"
                                                  ) is true
                                                )
                                              )
                                            )
                                            and (
                                              "c"."circle" & 2 = 0
                                              or (
                                                select
                                                  not q.is_repost
                                                  or (
                                                    "o"."author_id" = $1
                                                    or (
                                                      $1::bigint = - ("o"."author_id"::bigint)
                                                      or (
                                                        select
                                                          mutual
                                                        from
                                                          follows
                                                        where
                                                          follower_id = $1
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
                                              "c"."circle" & 4 = 0
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
                                                    their.group_id = "p"."group_id"
                                                    and their.member_id = $1
                                                ) is true
                                              )
                                            )
                                            and (
                                              "c"."circle" & 8 = 0
                                              or (
                                                select
                                                  not q.is_repost
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
                                                        their.group_id = "o"."group_id"
                                                        and their.member_id = $1
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
                                        from
                                          "posts" p
                                        where
                                          "p"."id" = "c"."object_id"
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
                                        p.deleted_at is null
                                        and (
                                          (
                                            "p"."author_id" = $1
                                            and (
                                              "p"."group_id" is null
                                              or has_groups ()
                                            )
                                          )
                                          or (
                                            p.position is not null
                                            and case
                                              when "p"."group_id" is null then p.audience = 'public'
                                              or (
                                                $1::bigint = - ("p"."author_id"::bigint)
                                                or (
                                                  select
                                                    mutual
                                                  from
                                                    follows
                                                  where
                                                    follower_id = $1
                                                    and followed_id = "p"."author_id"
                                                ) is true
                                              )
                                              else (
                                                (
                                                  select
                                                    inside.deleted_at is null
                                                    and case
                                                      when "p"."audience" <> 'public' then their.is_in
                                                      and their.openings <= "p"."openings"
                                                      when inside.is_closed then their.is_in
                                                      else their.standing is distinct from 'banned'
                                                    end
                                                    and has_groups ()
                                                  from
                                                    groups inside
                                                    left join group_members their on their.group_id = inside.id
                                                    and their.member_id = $1
                                                  where
                                                    inside.id = "p"."group_id"
                                                ) is true
                                              )
                                            end
                                            and (
                                              not (
                                                (
                                                  select
                                                    true
                                                  from
                                                    blocks
                                                  where
                                                    blocker_id = $1
                                                    and blocked_id = "p"."author_id"
                                                ) is true
                                                or (
                                                  select
                                                    true
                                                  from
                                                    blocks
                                                  where
                                                    blocker_id = "p"."author_id"
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
                                                    member_id = "p"."author_id"
                                                ) is true
                                              )
                                            )
                                            and (
                                              p.original_id is null
                                              or p.author_id = $1
                                              or (
                                                select
                                                  (
                                                    "o"."author_id" = $1
                                                    and (
                                                      "o"."group_id" is null
                                                      or has_groups ()
                                                    )
                                                  )
                                                  or (
                                                    case
                                                      when "o"."group_id" is null then o.audience = 'public'
                                                      and not (
                                                        select
                                                          q.shows_private
                                                        from
                                                          posts q
                                                        where
                                                          q.id = p.id
                                                      )
                                                      or (
                                                        $1::bigint = - ("o"."author_id"::bigint)
                                                        or (
                                                          select
                                                            mutual
                                                          from
                                                            follows
                                                          where
                                                            follower_id = $1
                                                            and followed_id = "o"."author_id"
                                                        ) is true
                                                      )
                                                      else (
                                                        (
                                                          select
                                                            inside.deleted_at is null
                                                            and case
                                                              when "o"."audience" <> 'public' then their.is_in
                                                              and their.openings <= "o"."openings"
                                                              when inside.is_closed then their.is_in
                                                              else their.standing is distinct from 'banned'
                                                            end
                                                            and has_groups ()
                                                          from
                                                            groups inside
                                                            left join group_members their on their.group_id = inside.id
                                                            and their.member_id = $1
                                                          where
                                                            inside.id = "o"."group_id"
                                                        ) is true
                                                      )
                                                    end
                                                    and (
                                                      not (
                                                        (
                                                          select
                                                            true
                                                          from
                                                            blocks
                                                          where
                                                            blocker_id = $1
                                                            and blocked_id = "o"."author_id"
                                                        ) is true
                                                        or (
                                                          select
                                                            true
                                                          from
                                                            blocks
                                                          where
                                                            blocker_id = "o"."author_id"
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
                                                            member_id = "o"."author_id"
                                                        ) is true
                                                      )
                                                    )
                                                  )
                                                from
                                                  posts o
                                                where
                                                  o.id = p.original_id
                                              )
                                            )
                                          )
                                        )
                                      )
                                    from
                                      "posts" p
                                    where
                                      "p"."id" = "c"."object_id"
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
                                                    (
                                                      "parent"."circle" & 1 = 0
                                                      or (
                                                        "p"."author_id" = $1
                                                        or (
                                                          $1::bigint = - ("p"."author_id"::bigint)
                                                          or (
                                                            select
                                                              mutual
                                                            from
                                                              follows
                                                            where
                                                              follower_id = $1
                                                              and followed_id = "p"."author_id"
                                                          ) is true
                                                        )
                                                      )
                                                    )
                                                    and (
                                                      "parent"."circle" & 2 = 0
                                                      or (
                                                        select
                                                          not q.is_repost
                                                          or (
                                                            "o"."author_id" = $1
                                                            or (
                                                              $1::bigint = - ("o"."author_id"::bigint)
                                                              or (
                                                                select
                                                                  mutual
                                                                from
                                                                  follows
                                                                where
                                                                  follower_id = $1
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
                                                      "parent"."circle" & 4 = 0
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
                                                            their.group_id = "p"."group_id"
                                                            and their.member_id = $1
                                                        ) is true
                                                      )
                                                    )
                                                    and (
                                                      "parent"."circle" & 8 = 0
                                                      or (
                                                        select
                                                          not q.is_repost
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
                                                                their.group_id = "o"."group_id"
                                                                and their.member_id = $1
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
                                                from
                                                  "posts" p
                                                where
                                                  "p"."id" = "c"."object_id"
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
                      when a.kind in ('post_comment_file_failed') then (
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
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                          from
                            "posts" p
                          where
                            "p"."id" = a.object_id
                        ) is true
                      )
                      when a.kind in ('post_comment_like') then (
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
                                              (
                                                "c"."circle" & 1 = 0
                                                or (
                                                  "p"."author_id" = $1
                                                  or (
                                                    $1::bigint = - ("p"."author_id"::bigint)
                                                    or (
                                                      select
                                                        mutual
                                                      from
                                                        follows
                                                      where
                                                        follower_id = $1
                                                        and followed_id = "p"."author_id"
                                                    ) is true
                                                  )
                                                )
                                              )
                                              and (
                                                "c"."circle" & 2 = 0
                                                or (
                                                  select
                                                    not q.is_repost
                                                    or (
                                                      "o"."author_id" = $1
                                                      or (
                                                        $1::bigint = - ("o"."author_id"::bigint)
                                                        or (
                                                          select
                                                            mutual
                                                          from
                                                            follows
                                                          where
                                                            follower_id = $1
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
                                                "c"."circle" & 4 = 0
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
                                                      their.group_id = "p"."group_id"
                                                      and their.member_id = $1
                                                  ) is true
                                                )
                                              )
                                              and (
                                                "c"."circle" & 8 = 0
                                                or (
                                                  select
                                                    not q.is_repost
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
                                                          their.group_id = "o"."group_id"
                                                          and their.member_id = $1
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
                                          from
                                            "posts" p
                                          where
                                            "p"."id" = "c"."object_id"
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
                                          p.deleted_at is null
                                          and (
                                            (
                                              "p"."author_id" = $1
                                              and (
                                                "p"."group_id" is null
                                                or has_groups ()
                                              )
                                            )
                                            or (
                                              p.position is not null
                                              and case
                                                when "p"."group_id" is null then p.audience = 'public'
                                                or (
                                                  $1::bigint = - ("p"."author_id"::bigint)
                                                  or (
                                                    select
                                                      mutual
                                                    from
                                                      follows
                                                    where
                                                      follower_id = $1
                                                      and followed_id = "p"."author_id"
                                                  ) is true
                                                )
                                                else (
                                                  (
                                                    select
                                                      inside.deleted_at is null
                                                      and case
                                                        when "p"."audience" <> 'public' then their.is_in
                                                        and their.openings <= "p"."openings"
                                                        when inside.is_closed then their.is_in
                                                        else their.standing is distinct from 'banned'
                                                      end
                                                      and has_groups ()
                                                    from
                                                      groups inside
                                                      left join group_members their on their.group_id = inside.id
                                                      and their.member_id = $1
                                                    where
                                                      inside.id = "p"."group_id"
                                                  ) is true
                                                )
                                              end
                                              and (
                                                not (
                                                  (
                                                    select
                                                      true
                                                    from
                                                      blocks
                                                    where
                                                      blocker_id = $1
                                                      and blocked_id = "p"."author_id"
                                                  ) is true
                                                  or (
                                                    select
                                                      true
                                                    from
                                                      blocks
                                                    where
                                                      blocker_id = "p"."author_id"
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
                                                      member_id = "p"."author_id"
                                                  ) is true
                                                )
                                              )
                                              and (
                                                p.original_id is null
                                                or p.author_id = $1
                                                or (
                                                  select
                                                    (
                                                      "o"."author_id" = $1
                                                      and (
                                                        "o"."group_id" is null
                                                        or has_groups ()
                                                      )
                                                    )
                                                    or (
                                                      case
                                                        when "o"."group_id" is null then o.audience = 'public'
                                                        and not (
                                                          select
                                                            q.shows_private
                                                          from
                                                            posts q
                                                          where
                                                            q.id = p.id
                                                        )
                                                        or (
                                                          $1::bigint = - ("o"."author_id"::bigint)
                                                          or (
                                                            select
                                                              mutual
                                                            from
                                                              follows
                                                            where
                                                              follower_id = $1
                                                              and followed_id = "o"."author_id"
                                                          ) is true
                                                        )
                                                        else (
                                                          (
                                                            select
                                                              inside.deleted_at is null
                                                              and case
                                                                when "o"."audience" <> 'public' then their.is_in
                                                                and their.openings <= "o"."openings"
                                                                when inside.is_closed then their.is_in
                                                                else their.standing is distinct from 'banned'
                                                              end
                                                              and has_groups ()
                                                            from
                                                              groups inside
                                                              left join group_members their on their.group_id = inside.id
                                                              and their.member_id = $1
                                                            where
                                                              inside.id = "o"."group_id"
                                                          ) is true
                                                        )
                                                      end
                                                      and (
                                                        not (
                                                          (
                                                            select
                                                              true
                                                            from
                                                              blocks
                                                            where
                                                              blocker_id = $1
                                                              and blocked_id = "o"."author_id"
                                                          ) is true
                                                          or (
                                                            select
                                                              true
                                                            from
                                                              blocks
                                                            where
                                                              blocker_id = "o"."author_id"
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
                                                              member_id = "o"."author_id"
                                                          ) is true
                                                        )
                                                      )
                                                    )
                                                  from
                                                    posts o
                                                  where
                                                    o.id = p.original_id
                                                )
                                              )
                                            )
                                          )
                                        )
                                      from
                                        "posts" p
                                      where
                                        "p"."id" = "c"."object_id"
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
                                                      (
                                                        "parent"."circle" & 1 = 0
                                                        or (
                                                          "p"."author_id" = $1
                                                          or (
                                                            $1::bigint = - ("p"."author_id"::bigint)
                                                            or (
                                                              select
                                                                mutual
                                                              from
                                                                follows
                                                              where
                                                                follower_id = $1
                                                                and followed_id = "p"."author_id"
                                                            ) is true
                                                          )
                                                        )
                                                      )
                                                      and (
                                                        "parent"."circle" & 2 = 0
                                                        or (
                                                          select
                                                            not q.is_repost
                                                            or (
                                                              "o"."author_id" = $1
                                                              or (
                                                                $1::bigint = - ("o"."author_id"::bigint)
                                                                or (
                                                                  select
                                                                    mutual
                                                                  from
                                                                    follows
                                                                  where
                                                                    follower_id = $1
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
                                                        "parent"."circle" & 4 = 0
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
                                                              their.group_id = "p"."group_id"
                                                              and their.member_id = $1
                                                          ) is true
                                                        )
                                                      )
                                                      and (
                                                        "parent"."circle" & 8 = 0
                                                        or (
                                                          select
                                                            not q.is_repost
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
                                                                  their.group_id = "o"."group_id"
                                                                  and their.member_id = $1
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
                                                  from
                                                    "posts" p
                                                  where
                                                    "p"."id" = "c"."object_id"
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
                      when a.kind in ('post_repost') then (
                        (
                          select
                            (
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                          from
                            posts p
                          where
                            p.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('post_mention') then (
                        (
                          select
                            (
                              p.deleted_at is null
                              and (
                                (
                                  "p"."author_id" = $1
                                  and (
                                    "p"."group_id" is null
                                    or has_groups ()
                                  )
                                )
                                or (
                                  p.position is not null
                                  and case
                                    when "p"."group_id" is null then p.audience = 'public'
                                    or (
                                      $1::bigint = - ("p"."author_id"::bigint)
                                      or (
                                        select
                                          mutual
                                        from
                                          follows
                                        where
                                          follower_id = $1
                                          and followed_id = "p"."author_id"
                                      ) is true
                                    )
                                    else (
                                      (
                                        select
                                          inside.deleted_at is null
                                          and case
                                            when "p"."audience" <> 'public' then their.is_in
                                            and their.openings <= "p"."openings"
                                            when inside.is_closed then their.is_in
                                            else their.standing is distinct from 'banned'
                                          end
                                          and has_groups ()
                                        from
                                          groups inside
                                          left join group_members their on their.group_id = inside.id
                                          and their.member_id = $1
                                        where
                                          inside.id = "p"."group_id"
                                      ) is true
                                    )
                                  end
                                  and (
                                    not (
                                      (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = $1
                                          and blocked_id = "p"."author_id"
                                      ) is true
                                      or (
                                        select
                                          true
                                        from
                                          blocks
                                        where
                                          blocker_id = "p"."author_id"
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
                                          member_id = "p"."author_id"
                                      ) is true
                                    )
                                  )
                                  and (
                                    p.original_id is null
                                    or p.author_id = $1
                                    or (
                                      select
                                        (
                                          "o"."author_id" = $1
                                          and (
                                            "o"."group_id" is null
                                            or has_groups ()
                                          )
                                        )
                                        or (
                                          case
                                            when "o"."group_id" is null then o.audience = 'public'
                                            and not (
                                              select
                                                q.shows_private
                                              from
                                                posts q
                                              where
                                                q.id = p.id
                                            )
                                            or (
                                              $1::bigint = - ("o"."author_id"::bigint)
                                              or (
                                                select
                                                  mutual
                                                from
                                                  follows
                                                where
                                                  follower_id = $1
                                                  and followed_id = "o"."author_id"
                                              ) is true
                                            )
                                            else (
                                              (
                                                select
                                                  inside.deleted_at is null
                                                  and case
                                                    when "o"."audience" <> 'public' then their.is_in
                                                    and their.openings <= "o"."openings"
                                                    when inside.is_closed then their.is_in
                                                    else their.standing is distinct from 'banned'
                                                  end
                                                  and has_groups ()
                                                from
                                                  groups inside
                                                  left join group_members their on their.group_id = inside.id
                                                  and their.member_id = $1
                                                where
                                                  inside.id = "o"."group_id"
                                              ) is true
                                            )
                                          end
                                          and (
                                            not (
                                              (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = $1
                                                  and blocked_id = "o"."author_id"
                                              ) is true
                                              or (
                                                select
                                                  true
                                                from
                                                  blocks
                                                where
                                                  blocker_id = "o"."author_id"
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
                                                  member_id = "o"."author_id"
                                              ) is true
                                            )
                                          )
                                        )
                                      from
                                        posts o
                                      where
                                        o.id = p.original_id
                                    )
                                  )
                                )
                              )
                            )
                            and (
                              (
                                (
                                  select
                                    true
                                  from
                                    limited_members
                                  limit
                                    1
                                ) is not true
                                or (
                                  select
                                    true
                                  from
                                    limited_members
                                  where
                                    member_id = "p"."author_id"
                                ) is not true
                                or "p"."author_id" = $1
                                or (
                                  $1::bigint = - ("p"."author_id"::bigint)
                                  or (
                                    select
                                      true
                                    from
                                      follows
                                    where
                                      follower_id = $1
                                      and followed_id = "p"."author_id"
                                  ) is true
                                )
                              )
                              and (
                                not (
                                  (
                                    select
                                      nsfw_hidden <> '{}'
                                    from
                                      members
                                    where
                                      id = $1
                                  ) is true
                                  or (
                                    select
                                      born_on > current_date - interval '18 years'
                                    from
                                      members
                                    where
                                      id = $1
                                  ) is true
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = $1
                                      and kind = 'word'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      mutes
                                    where
                                      member_id = $1
                                      and kind = 'tag'
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                  or exists (
                                    select
                                    from
                                      member_mutes
                                    where
                                      member_id = $1
                                      and (
                                        ends_at is null
                                        or ends_at > now()
                                      )
                                  )
                                )
                                or p.author_id = $1
                                or (
                                  select
                                    not (
                                      -- One regular expression for all words: PostgreSQL caches few compiled ones.
                                      coalesce(
                                        has_words (
                                          q.message || ' ' || coalesce(o.message, ''),
                                          (
                                            select
                                              words_pattern (array_agg(word))
                                            from
                                              mutes
                                            where
                                              member_id = $1
                                              and kind = 'word'
                                              and (
                                                ends_at is null
                                                or ends_at > now()
                                              )
                                          )
                                        ),
                                        false
                                      )
                                      or exists (
                                        select
                                        from
                                          unnest(q.hashtags || o.hashtags) as tag
                                        where
                                          tag_key (tag) = any (
                                            array(
                                              select
                                                tag_key (word)
                                              from
                                                mutes
                                              where
                                                member_id = $1
                                                and kind = 'tag'
                                                and (
                                                  ends_at is null
                                                  or ends_at > now()
                                                )
                                            )
                                          )
                                      )
                                      or q.author_id = any (
                                        array(
                                          select
                                            muted_id
                                          from
                                            member_mutes
                                          where
                                            member_id = $1
                                            and (
                                              ends_at is null
                                              or ends_at > now()
                                            )
                                        )
                                      )
                                      or (
                                        o.author_id = any (
                                          array(
                                            select
                                              muted_id
                                            from
                                              member_mutes
                                            where
                                              member_id = $1
                                              and (
                                                ends_at is null
                                                or ends_at > now()
                                              )
                                          )
                                        )
                                      ) is true
                                      or (q.nsfw || o.nsfw) && (
                                        select
                                          nsfw_hidden
                                        from
                                          members
                                        where
                                          id = $1
                                      )
                                      or (
                                        cardinality(q.nsfw || o.nsfw) > 0
                                        and (
                                          select
                                            born_on > current_date - interval '18 years'
                                          from
                                            members
                                          where
                                            id = $1
                                        ) is true
                                      )
                                    )
                                  from
                                    posts q
                                    left join posts o on o.id = q.original_id
                                  where
                                    q.id = p.id
                                )
                              )
                            )
                            and p.mentions @> jsonb_build_array(jsonb_build_object('user_id', $1))
                            -- Members choose what they hear of a group.
                            and (
                              p.group_id is null
                              or (
                                select
                                  s.notice <> 'none'
                                from
                                  group_members s
                                where
                                  s.group_id = p.group_id
                                  and s.member_id = $1
                              ) is not false
                            )
                          from
                            posts p
                          where
                            p.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('post_file_failed') then (
                        (
                          select
                            p.author_id = $1
                            and p.deleted_at is null
                            and (
                              coalesce(file.failure, p.file_failure) is not null
                              or exists (
                                select
                                from
                                  post_files pf
                                  join media more on more.id = pf.media_id
                                where
                                  pf.post_id = p.id
                                  and more.failure is not null
                              )
                            )
                            and (
                              "p"."group_id" is null
                              or has_groups ()
                            )
                          from
                            posts p
                            left join media file on file.id = p.media_id
                          where
                            p.id = a.object_id
                        ) is true
                      )
                      when a.kind in ('post_not_published') then exists (
                        select
                        from
                          post_drafts dr
                          join posts p on p.id = dr.post_id
                        where
                          dr.post_id = a.object_id
                          and dr.author_id = $1
                          and dr.problem is not null
                          and p.deleted_at is null
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
                'post_like',
                'post_comment',
                'post_reply',
                'post_comment_mention',
                'post_comment_file_failed',
                'post_comment_like'
              ) then (
                select
                  '/timeLine/' || p.author_id || '/' || p.id
                from
                  "posts" p
                where
                  "p"."id" = a.object_id
              )
              when a.kind in ('post_repost', 'post_mention') then (
                select
                  '/timeLine/' || p.author_id || '/' || p.id
                from
                  posts p
                where
                  p.id = a.object_id
              )
              when a.kind in ('post_file_failed') then (
                select
                  case
                    when p.position is not null then '/timeLine/' || p.author_id || '/' || p.id
                    when exists (
                      select
                      from
                        post_drafts dr
                      where
                        dr.post_id = p.id
                    ) then '/drafts'
                    when p.group_id is not null then '/groupdetail/' || p.group_id || '?tab=posts'
                    else '/dashboard'
                  end
                from
                  posts p
                where
                  p.id = a.object_id
              )
              when a.kind in ('post_not_published') then '/drafts'
            end
          ) as link,
          (
            case
              when a.kind in ('post_like') then left(
                (
                  select
                    p.message
                  from
                    "posts" p
                  where
                    "p"."id" = a.object_id
                ),
                560
              )
              when a.kind in (
                'post_comment',
                'post_reply',
                'post_comment_mention',
                'post_comment_file_failed',
                'post_comment_like'
              ) then (
                select
                  left(c.message, 560)
                from
                  comments c
                where
                  c.id = a.comment_id
              )
              when a.kind in ('post_repost', 'post_mention', 'post_file_failed', 'post_not_published') then (
                select
                  left(p.message, 560)
                from
                  posts p
                where
                  p.id = a.object_id
              )
            end
          ) as excerpt,
          (
            case
              when a.kind in ('post_comment', 'post_reply', 'post_comment_mention', 'post_repost', 'post_mention') then a.object_id
            end
          ) as post,
          (
            case
              when a.kind in ('post_comment', 'post_reply', 'post_comment_mention') then (
                select
                  coalesce(c.parent_id, c.id)
                from
                  comments c
                where
                  c.id = a.comment_id
              )
            end
          ) as comment
        from
          notification_acts a
        where
          a.notification_id = n.id
          and a.id = "page"."act"
      ) about
  ) as each on true
order by
  each.position desc
