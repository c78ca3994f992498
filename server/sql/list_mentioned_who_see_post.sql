select
  m.id
from
  members m
where
  m.id = any ($2::bigint[])
  and (
    select
      (
        p.deleted_at is null
        and (
          (
            "p"."author_id" = "m"."id"
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
                "m"."id"::bigint = - ("p"."author_id"::bigint)
                or (
                  select
                    mutual
                  from
                    follows
                  where
                    follower_id = "m"."id"
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
                    and their.member_id = "m"."id"
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
                    blocker_id = "m"."id"
                    and blocked_id = "p"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "p"."author_id"
                    and blocked_id = "m"."id"
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
              or p.author_id = "m"."id"
              or (
                select
                  (
                    "o"."author_id" = "m"."id"
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
                        "m"."id"::bigint = - ("o"."author_id"::bigint)
                        or (
                          select
                            mutual
                          from
                            follows
                          where
                            follower_id = "m"."id"
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
                            and their.member_id = "m"."id"
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
                            blocker_id = "m"."id"
                            and blocked_id = "o"."author_id"
                        ) is true
                        or (
                          select
                            true
                          from
                            blocks
                          where
                            blocker_id = "o"."author_id"
                            and blocked_id = "m"."id"
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
      "p"."id" = $1
  ) is true
order by
  m.id
