with
  top as materialized (
    select
      post_id,
      sum(looks)::int as count
    from
      (
        select
          post_id,
          case
            when $2 = 'impressions' then impressions
            else pageviews
          end as looks
        from
          post_looks
        where
          author_id = $1
          and day >= $3::date
        order by
          author_id desc,
          day desc
        limit
          20000
      ) as newest
    group by
      post_id
    having
      sum(looks) > 0
    order by
      count desc,
      post_id desc
    limit
      50
  )
select
  p.id,
  left(p.message, 1000) as message,
  p.media_id is not null as has_file,
  p.created_at,
  top.count
from
  top
  join posts p on p.id = top.post_id
where
  p.author_id = $1
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
order by
  top.count desc,
  p.id desc
limit
  5
