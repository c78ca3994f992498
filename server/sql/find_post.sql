with
  v as materialized (
    select
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
      ) as hidden,
      exists (
        select
        from
          comments own
        where
          own.author_id = $1
          and own.position is null
          and own.deleted_at is null
      ) as waits,
      ((m.born_on > current_date - interval '18 years') is true) as is_minor
    from
      (
        select
          1
      ) as one
      left join members m on m.id = $1
  ),
  listed as materialized (
    select
      array(
        select
          p.id
        from
          posts p
        where
          p.id = $2
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
      ) as ids
  )
select
  p.id,
  p.listed,
  p.position as cursor,
  c.version,
  nullif(v.hidden, '{}') as hidden,
  v.waits,
  v.is_minor as viewer_is_minor,
  (
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
  ) as following,
  case
    when c.likes + c.dislikes > 0 then (
      select
        r.kind
      from
        reactions r
      where
        r.object_id = p.id
        and r.member_id = $1
    )
  end as reaction,
  c.likes,
  c.dislikes,
  c.comments,
  c.reposts,
  c.tips,
  nullif(c.tip_units, 0)::text as tip_units,
  c.comments > 0
  and (
    c.closed > 0
    or (
      (
        select
          true
        from
          away_comments away
        where
          away.object_id = "c"."id"
        limit
          1
      ) is true
    )
  ) as has_closed,
  (
    (
      select
        true
      from
        saved_objects kept
      where
        kept.member_id = $1
        and kept.object_id = "p"."id"
    ) is true
  ) as saved,
  case
    when c.reposts > 0
    or p.original_id is not null then (
      select
        mine.id
      from
        posts mine
      where
        mine.author_id = $1
        and mine.original_id = coalesce(p.original_id, p.id)
        and mine.is_repost
        and mine.message = ''
        and mine.deleted_at is null
    )
  end as my_repost_id
from
  v
  cross join (
    select
      p.*,
      array_position(
        (
          select
            ids
          from
            listed
        ),
        p.id
      ) is not null as listed
    from
      (
        select
          unnest(ids) as id
        from
          listed
        union
        select
          shown.original_id
        from
          listed
          cross join unnest(listed.ids) as each (id)
          join posts shown on shown.id = each.id
        where
          shown.original_id is not null
      ) as page
      join posts p on p.id = page.id
  ) as p
  join objects c on c.id = p.id
where
  p.listed
  or (
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
          "p"."author_id" <> all ("v"."hidden")
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
      )
    )
  )
order by
  array_position(
    (
      select
        ids
      from
        listed
    ),
    p.id
  )
