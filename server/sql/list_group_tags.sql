select
  h.id,
  used.hashtag,
  h.counts,
  f.id as follow_id
from
  (
    select
      tag_key (own.tag) as key,
      (
        array_agg(
          own.tag
          order by
            p.position desc
        )
      ) [1] as hashtag,
      count(*) as uses
    from
      (
        select
          *
        from
          posts
        where
          group_id = $2
          and deleted_at is null
          and position is not null
        order by
          position desc
        limit
          200
      ) as p
      cross join unnest(p.hashtags) as own (tag)
    where
      starts_with(tag_key (own.tag), tag_key ($3))
      and (
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
    group by
      1
  ) as used
  join hashtags h on h.key = used.key
  left join hashtag_follows f on f.hashtag_id = h.id
  and f.member_id = $1
where
  not exists (
    select
    from
      blocked_tags b
    where
      b.hashtag_id = h.id
  )
order by
  used.uses desc,
  h.key
limit
  20
