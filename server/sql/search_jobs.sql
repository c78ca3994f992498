with
  page as materialized (
    with
      given as materialized (
        select
          (
            select
              string_agg('''' || word || ''':*', ' & ')
            from
              unnest("words") as word
          )::tsquery as sought,
          skill_keys ($6::text[]) as skills,
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
          ) as hidden
        from
          (
            select
              (typed_words ($5::text)) [1:6] as words
          ) as typed
      ),
      near as materialized (
        select
          jb.id,
          jb.position as at
        from
          given
          cross join lateral (
            select
              *
            from
              jobs jb
            where
              (
                jb.deleted_at is null
                and jb.state = 'open'
              )
              and jb.position < $2
            order by
              jb.position desc
            limit
              3000
          ) as jb
        where
          (
            given.sought is null
            or jb.words @@ given.sought
          )
          and (
            given.skills = '{}'
            or jb.skill_keys && given.skills
          )
          and jb.budget_to >= $7
          and jb.budget_from <= $8
          and (
            $9::text is null
            or jb.pay_by = $9
          )
          and (
            jb.state = 'open'
            and jb.bidding_ends > clock_timestamp()
          )
          and (
            jb.deleted_at is null
            and (
              jb.author_id = $1
              or (
                (
                  jb.deleted_at is null
                  and jb.state not in ('draft', 'suspended')
                )
                and (
                  "jb"."author_id" <> all ("given"."hidden")
                  and not (
                    (
                      select
                        true
                      from
                        away_members
                      where
                        member_id = "jb"."author_id"
                    ) is true
                  )
                )
              )
            )
          )
          and (
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
                member_id = "jb"."author_id"
            ) is not true
            or "jb"."author_id" = $1
            or (
              $1::bigint = - ("jb"."author_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "jb"."author_id"
              ) is true
            )
          )
          and (
            not $10::boolean
            or (
              select
                m.email_verified_at is not null
              from
                members m
              where
                m.id = jb.author_id
            )
          )
        limit
          $3::int + $4::int
      ),
      page_full as materialized (
        select
          count(*) >= $3::int + $4::int as is_full
        from
          near
      ),
      floor as materialized (
        select
          jb.position as at
        from
          jobs jb
        where
          (
            jb.deleted_at is null
            and jb.state = 'open'
          )
          and jb.position < $2
          and not (
            select
              is_full
            from
              page_full
          )
        order by
          jb.position desc
        limit
          1
        offset
          3000
      ),
      frequency as materialized (
        select
          count(*) filter (
            where
              each.words @@ given.sought
          ) as by_words,
          count(*) filter (
            where
              each.skill_keys && given.skills
          ) as by_skills
        from
          given
          cross join lateral (
            select
              *
            from
              jobs jb
            where
              (
                jb.deleted_at is null
                and jb.state = 'open'
              )
              and jb.position < $2
            order by
              jb.position desc
            limit
              1000
          ) as each
        where
          not (
            select
              is_full
            from
              page_full
          )
      ),
      way as materialized (
        select
          case
            when given.sought is not null
            and by_words <= 3
            and (
              given.skills = '{}'
              or by_words <= by_skills
            ) then 'words'
            when given.skills <> '{}'
            and by_skills <= 3 then 'skills'
            else 'walk'
          end as name
        from
          given
          cross join frequency
      ),
      far as (
        select
          *
        from
          (
            select
              *
            from
              (
                select
                  jb.id,
                  jb.position as at
                from
                  given
                  cross join floor
                  cross join lateral (
                    select
                      *
                    from
                      jobs jb
                    where
                      (
                        jb.deleted_at is null
                        and jb.state = 'open'
                      )
                      and jb.words @@ given.sought
                      and jb.position <= floor.at
                    limit
                      5000
                  ) as jb
                where
                  not (
                    select
                      is_full
                    from
                      page_full
                  )
                  and (
                    select
                      name
                    from
                      way
                  ) = 'words'
                  and (
                    given.sought is null
                    or jb.words @@ given.sought
                  )
                  and (
                    given.skills = '{}'
                    or jb.skill_keys && given.skills
                  )
                  and jb.budget_to >= $7
                  and jb.budget_from <= $8
                  and (
                    $9::text is null
                    or jb.pay_by = $9
                  )
                  and (
                    jb.state = 'open'
                    and jb.bidding_ends > clock_timestamp()
                  )
                  and (
                    jb.deleted_at is null
                    and (
                      jb.author_id = $1
                      or (
                        (
                          jb.deleted_at is null
                          and jb.state not in ('draft', 'suspended')
                        )
                        and (
                          "jb"."author_id" <> all ("given"."hidden")
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "jb"."author_id"
                            ) is true
                          )
                        )
                      )
                    )
                  )
                  and (
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
                        member_id = "jb"."author_id"
                    ) is not true
                    or "jb"."author_id" = $1
                    or (
                      $1::bigint = - ("jb"."author_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "jb"."author_id"
                      ) is true
                    )
                  )
                  and (
                    not $10::boolean
                    or (
                      select
                        m.email_verified_at is not null
                      from
                        members m
                      where
                        m.id = jb.author_id
                    )
                  )
              ) as by_words
            union all
            select
              *
            from
              (
                select
                  jb.id,
                  jb.position as at
                from
                  given
                  cross join floor
                  cross join lateral (
                    select
                      *
                    from
                      jobs jb
                    where
                      (
                        jb.deleted_at is null
                        and jb.state = 'open'
                      )
                      and jb.skill_keys && given.skills
                      and jb.position <= floor.at
                    limit
                      5000
                  ) as jb
                where
                  not (
                    select
                      is_full
                    from
                      page_full
                  )
                  and (
                    select
                      name
                    from
                      way
                  ) = 'skills'
                  and (
                    given.sought is null
                    or jb.words @@ given.sought
                  )
                  and (
                    given.skills = '{}'
                    or jb.skill_keys && given.skills
                  )
                  and jb.budget_to >= $7
                  and jb.budget_from <= $8
                  and (
                    $9::text is null
                    or jb.pay_by = $9
                  )
                  and (
                    jb.state = 'open'
                    and jb.bidding_ends > clock_timestamp()
                  )
                  and (
                    jb.deleted_at is null
                    and (
                      jb.author_id = $1
                      or (
                        (
                          jb.deleted_at is null
                          and jb.state not in ('draft', 'suspended')
                        )
                        and (
                          "jb"."author_id" <> all ("given"."hidden")
                          and not (
                            (
                              select
                                true
                              from
                                away_members
                              where
                                member_id = "jb"."author_id"
                            ) is true
                          )
                        )
                      )
                    )
                  )
                  and (
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
                        member_id = "jb"."author_id"
                    ) is not true
                    or "jb"."author_id" = $1
                    or (
                      $1::bigint = - ("jb"."author_id"::bigint)
                      or (
                        select
                          true
                        from
                          follows
                        where
                          follower_id = $1
                          and followed_id = "jb"."author_id"
                      ) is true
                    )
                  )
                  and (
                    not $10::boolean
                    or (
                      select
                        m.email_verified_at is not null
                      from
                        members m
                      where
                        m.id = jb.author_id
                    )
                  )
              ) as by_skills
            union all
            (
              select
                jb.id,
                jb.position as at
              from
                given
                cross join floor
                cross join lateral (
                  select
                    *
                  from
                    jobs jb
                  where
                    (
                      jb.deleted_at is null
                      and jb.state = 'open'
                    )
                    and true
                    and jb.position <= floor.at
                  order by
                    jb.position desc
                  limit
                    20000
                ) as jb
              where
                not (
                  select
                    is_full
                  from
                    page_full
                )
                and (
                  select
                    name
                  from
                    way
                ) = 'walk'
                and (
                  given.sought is null
                  or jb.words @@ given.sought
                )
                and (
                  given.skills = '{}'
                  or jb.skill_keys && given.skills
                )
                and jb.budget_to >= $7
                and jb.budget_from <= $8
                and (
                  $9::text is null
                  or jb.pay_by = $9
                )
                and (
                  jb.state = 'open'
                  and jb.bidding_ends > clock_timestamp()
                )
                and (
                  jb.deleted_at is null
                  and (
                    jb.author_id = $1
                    or (
                      (
                        jb.deleted_at is null
                        and jb.state not in ('draft', 'suspended')
                      )
                      and (
                        "jb"."author_id" <> all ("given"."hidden")
                        and not (
                          (
                            select
                              true
                            from
                              away_members
                            where
                              member_id = "jb"."author_id"
                          ) is true
                        )
                      )
                    )
                  )
                )
                and (
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
                      member_id = "jb"."author_id"
                  ) is not true
                  or "jb"."author_id" = $1
                  or (
                    $1::bigint = - ("jb"."author_id"::bigint)
                    or (
                      select
                        true
                      from
                        follows
                      where
                        follower_id = $1
                        and followed_id = "jb"."author_id"
                    ) is true
                  )
                )
                and (
                  not $10::boolean
                  or (
                    select
                      m.email_verified_at is not null
                    from
                      members m
                    where
                      m.id = jb.author_id
                  )
                )
              limit
                $3::int + $4::int
            )
          ) as older
        order by
          at desc
        limit
          $3::int + $4::int
      )
    select
      id,
      at
    from
      (
        select
          *
        from
          near
        union all
        select
          *
        from
          far
      ) as found
    order by
      at desc
    limit
      $3::int
    offset
      $4::int
  )
select
  place.at,
  jb.id,
  jb.author_id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  jb.title,
  jb.description,
  jb.skills,
  jb.kind,
  jb.purpose,
  jb.pay_by,
  jb.budget_from,
  jb.budget_to,
  case
    when jb.state = 'open'
    and not (
      jb.state = 'open'
      and jb.bidding_ends > clock_timestamp()
    ) then 'ended'
    else jb.state
  end as status,
  jb.bidding_ends,
  jb.created_at,
  jb.edited_at,
  counts.bids,
  counts.price_sum::text
from
  (
    select
      unnest(ids) as id,
      unnest(places) as at
    from
      (
        select
          array_agg(
            id
            order by
              at desc
          ) as ids,
          array_agg(
            at
            order by
              at desc
          ) as places
        from
          page
      ) as arrays
  ) as place
  join jobs jb on jb.id = place.id
  join job_counts counts on counts.job_id = jb.id
  join members m on m.id = jb.author_id
  left join media face on face.id = m.avatar_id
order by
  place.at desc
