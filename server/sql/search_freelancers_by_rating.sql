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
      fr.member_id
    from
      given
      cross join lateral (
        select
          *
        from
          freelancers fr
        where
          (
            fr.headline <> ''
            or fr.skills <> '{}'
          )
        order by
          fr.jobs_done desc,
          fr.position desc
        limit
          2000
      ) as fr
    where
      (
        given.sought is null
        or fr.words @@ given.sought
      )
      and (
        given.skills = '{}'
        or fr.skill_keys && given.skills
      )
      and (
        $7::text = ''
        or fr.country = $7
      )
      and (
        $8::bigint is null
        or fr.hourly_rate >= $8::bigint
      )
      and (
        $9::bigint is null
        or fr.hourly_rate <= $9::bigint
      )
      and (
        $10::text is null
        or fr.jobs_done > 0
      )
      and (
        $10::text is distinct from 'rated'
        or (
          select
            rated.rating::numeric >= 4
          from
            (
              select
                coalesce(
                  round(
                    avg(rv.stars) filter (
                      where
                        not rv.is_related
                    ),
                    1
                  ),
                  0
                )::numeric(2, 1)::text as rating,
                count(*)::int as reviews,
                (
                  count(*) filter (
                    where
                      rv.is_related
                  )
                )::int as uncounted
              from
                reviews rv
              where
                rv.subject_id = "fr"."member_id"
                and rv.shown_at <= $2::timestamptz
                and (
                  'client'::text::text is null
                  or rv.by_client = ('client'::text = 'client')
                )
            ) as rated
        )
      )
      and (
        (
          fr.headline <> ''
          or fr.skills <> '{}'
        )
        and (
          fr.member_id = $1
          or (
            "fr"."member_id" <> all ("given"."hidden")
            and not (
              (
                select
                  true
                from
                  away_members
                where
                  member_id = "fr"."member_id"
              ) is true
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
            member_id = "fr"."member_id"
        ) is not true
        or "fr"."member_id" = $1
        or (
          $1::bigint = - ("fr"."member_id"::bigint)
          or (
            select
              true
            from
              follows
            where
              follower_id = $1
              and followed_id = "fr"."member_id"
          ) is true
        )
      )
  ),
  page_full as materialized (
    select
      count(*) >= $3::int + $4::int as is_full
    from
      near
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
          freelancers fr
        where
          (
            fr.headline <> ''
            or fr.skills <> '{}'
          )
        order by
          fr.jobs_done desc,
          fr.position desc
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
          fr.member_id
        from
          given
          cross join lateral (
            select
              *
            from
              freelancers fr
            where
              (
                fr.headline <> ''
                or fr.skills <> '{}'
              )
              and fr.words @@ given.sought
            limit
              5000
          ) as fr
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
            or fr.words @@ given.sought
          )
          and (
            given.skills = '{}'
            or fr.skill_keys && given.skills
          )
          and (
            $7::text = ''
            or fr.country = $7
          )
          and (
            $8::bigint is null
            or fr.hourly_rate >= $8::bigint
          )
          and (
            $9::bigint is null
            or fr.hourly_rate <= $9::bigint
          )
          and (
            $10::text is null
            or fr.jobs_done > 0
          )
          and (
            $10::text is distinct from 'rated'
            or (
              select
                rated.rating::numeric >= 4
              from
                (
                  select
                    coalesce(
                      round(
                        avg(rv.stars) filter (
                          where
                            not rv.is_related
                        ),
                        1
                      ),
                      0
                    )::numeric(2, 1)::text as rating,
                    count(*)::int as reviews,
                    (
                      count(*) filter (
                        where
                          rv.is_related
                      )
                    )::int as uncounted
                  from
                    reviews rv
                  where
                    rv.subject_id = "fr"."member_id"
                    and rv.shown_at <= $2::timestamptz
                    and (
                      'client'::text::text is null
                      or rv.by_client = ('client'::text = 'client')
                    )
                ) as rated
            )
          )
          and (
            (
              fr.headline <> ''
              or fr.skills <> '{}'
            )
            and (
              fr.member_id = $1
              or (
                "fr"."member_id" <> all ("given"."hidden")
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "fr"."member_id"
                  ) is true
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
                member_id = "fr"."member_id"
            ) is not true
            or "fr"."member_id" = $1
            or (
              $1::bigint = - ("fr"."member_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "fr"."member_id"
              ) is true
            )
          )
      ) as by_words
    union all
    select
      *
    from
      (
        select
          fr.member_id
        from
          given
          cross join lateral (
            select
              *
            from
              freelancers fr
            where
              (
                fr.headline <> ''
                or fr.skills <> '{}'
              )
              and fr.skill_keys && given.skills
            limit
              5000
          ) as fr
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
            or fr.words @@ given.sought
          )
          and (
            given.skills = '{}'
            or fr.skill_keys && given.skills
          )
          and (
            $7::text = ''
            or fr.country = $7
          )
          and (
            $8::bigint is null
            or fr.hourly_rate >= $8::bigint
          )
          and (
            $9::bigint is null
            or fr.hourly_rate <= $9::bigint
          )
          and (
            $10::text is null
            or fr.jobs_done > 0
          )
          and (
            $10::text is distinct from 'rated'
            or (
              select
                rated.rating::numeric >= 4
              from
                (
                  select
                    coalesce(
                      round(
                        avg(rv.stars) filter (
                          where
                            not rv.is_related
                        ),
                        1
                      ),
                      0
                    )::numeric(2, 1)::text as rating,
                    count(*)::int as reviews,
                    (
                      count(*) filter (
                        where
                          rv.is_related
                      )
                    )::int as uncounted
                  from
                    reviews rv
                  where
                    rv.subject_id = "fr"."member_id"
                    and rv.shown_at <= $2::timestamptz
                    and (
                      'client'::text::text is null
                      or rv.by_client = ('client'::text = 'client')
                    )
                ) as rated
            )
          )
          and (
            (
              fr.headline <> ''
              or fr.skills <> '{}'
            )
            and (
              fr.member_id = $1
              or (
                "fr"."member_id" <> all ("given"."hidden")
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "fr"."member_id"
                  ) is true
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
                member_id = "fr"."member_id"
            ) is not true
            or "fr"."member_id" = $1
            or (
              $1::bigint = - ("fr"."member_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "fr"."member_id"
              ) is true
            )
          )
      ) as by_skills
    union all
    (
      select
        fr.member_id
      from
        given
        cross join lateral (
          select
            *
          from
            freelancers fr
          where
            (
              fr.headline <> ''
              or fr.skills <> '{}'
            )
            and $7::text = ''
          order by
            fr.jobs_done desc,
            fr.position desc
          limit
            10000
        ) as fr
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
          or fr.words @@ given.sought
        )
        and (
          given.skills = '{}'
          or fr.skill_keys && given.skills
        )
        and (
          $7::text = ''
          or fr.country = $7
        )
        and (
          $8::bigint is null
          or fr.hourly_rate >= $8::bigint
        )
        and (
          $9::bigint is null
          or fr.hourly_rate <= $9::bigint
        )
        and (
          $10::text is null
          or fr.jobs_done > 0
        )
        and (
          $10::text is distinct from 'rated'
          or (
            select
              rated.rating::numeric >= 4
            from
              (
                select
                  coalesce(
                    round(
                      avg(rv.stars) filter (
                        where
                          not rv.is_related
                      ),
                      1
                    ),
                    0
                  )::numeric(2, 1)::text as rating,
                  count(*)::int as reviews,
                  (
                    count(*) filter (
                      where
                        rv.is_related
                    )
                  )::int as uncounted
                from
                  reviews rv
                where
                  rv.subject_id = "fr"."member_id"
                  and rv.shown_at <= $2::timestamptz
                  and (
                    'client'::text::text is null
                    or rv.by_client = ('client'::text = 'client')
                  )
              ) as rated
          )
        )
        and (
          (
            fr.headline <> ''
            or fr.skills <> '{}'
          )
          and (
            fr.member_id = $1
            or (
              "fr"."member_id" <> all ("given"."hidden")
              and not (
                (
                  select
                    true
                  from
                    away_members
                  where
                    member_id = "fr"."member_id"
                ) is true
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
              member_id = "fr"."member_id"
          ) is not true
          or "fr"."member_id" = $1
          or (
            $1::bigint = - ("fr"."member_id"::bigint)
            or (
              select
                true
              from
                follows
              where
                follower_id = $1
                and followed_id = "fr"."member_id"
            ) is true
          )
        )
      limit
        $3::int + $4::int
    )
    union all
    select
      *
    from
      (
        select
          fr.member_id
        from
          given
          cross join lateral (
            select
              *
            from
              freelancers fr
            where
              (
                fr.headline <> ''
                or fr.skills <> '{}'
              )
              and $7::text <> ''
              and fr.country = $7
              and fr.country <> ''
            order by
              fr.jobs_done desc,
              fr.position desc
            limit
              10000
          ) as fr
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
            or fr.words @@ given.sought
          )
          and (
            given.skills = '{}'
            or fr.skill_keys && given.skills
          )
          and (
            $7::text = ''
            or fr.country = $7
          )
          and (
            $8::bigint is null
            or fr.hourly_rate >= $8::bigint
          )
          and (
            $9::bigint is null
            or fr.hourly_rate <= $9::bigint
          )
          and (
            $10::text is null
            or fr.jobs_done > 0
          )
          and (
            $10::text is distinct from 'rated'
            or (
              select
                rated.rating::numeric >= 4
              from
                (
                  select
                    coalesce(
                      round(
                        avg(rv.stars) filter (
                          where
                            not rv.is_related
                        ),
                        1
                      ),
                      0
                    )::numeric(2, 1)::text as rating,
                    count(*)::int as reviews,
                    (
                      count(*) filter (
                        where
                          rv.is_related
                      )
                    )::int as uncounted
                  from
                    reviews rv
                  where
                    rv.subject_id = "fr"."member_id"
                    and rv.shown_at <= $2::timestamptz
                    and (
                      'client'::text::text is null
                      or rv.by_client = ('client'::text = 'client')
                    )
                ) as rated
            )
          )
          and (
            (
              fr.headline <> ''
              or fr.skills <> '{}'
            )
            and (
              fr.member_id = $1
              or (
                "fr"."member_id" <> all ("given"."hidden")
                and not (
                  (
                    select
                      true
                    from
                      away_members
                    where
                      member_id = "fr"."member_id"
                  ) is true
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
                member_id = "fr"."member_id"
            ) is not true
            or "fr"."member_id" = $1
            or (
              $1::bigint = - ("fr"."member_id"::bigint)
              or (
                select
                  true
                from
                  follows
                where
                  follower_id = $1
                  and followed_id = "fr"."member_id"
              ) is true
            )
          )
      ) as by_country
  ),
  page as materialized (
    select
      fr.member_id,
      row_number() over (
        order by
          (
            select
              (rated.rating, rated.reviews)
            from
              (
                select
                  coalesce(
                    round(
                      avg(rv.stars) filter (
                        where
                          not rv.is_related
                      ),
                      1
                    ),
                    0
                  )::numeric(2, 1)::text as rating,
                  count(*)::int as reviews,
                  (
                    count(*) filter (
                      where
                        rv.is_related
                    )
                  )::int as uncounted
                from
                  reviews rv
                where
                  rv.subject_id = "fr"."member_id"
                  and rv.shown_at <= $2::timestamptz
                  and (
                    'client'::text::text is null
                    or rv.by_client = ('client'::text = 'client')
                  )
              ) as rated
          ) desc,
          fr.jobs_done desc,
          fr.position desc
      ) as place
    from
      (
        select
          member_id
        from
          near
        union
        select
          member_id
        from
          far
      ) as found
      join freelancers fr on fr.member_id = found.member_id
    order by
      place
    limit
      $3::int
    offset
      $4::int
  )
select
  fr.member_id as id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  fr.hourly_rate::text,
  fr.headline,
  fr.skills,
  fr.country,
  fr.location,
  (
    select
      jsonb_build_object(
        'rating',
        rated.rating,
        'reviews',
        rated.reviews,
        'jobs',
        coalesce(
          (
            select
              jobs_done
            from
              freelancers
            where
              member_id = "fr"."member_id"
          ),
          0
        )
      )
    from
      (
        select
          coalesce(
            round(
              avg(rv.stars) filter (
                where
                  not rv.is_related
              ),
              1
            ),
            0
          )::numeric(2, 1)::text as rating,
          count(*)::int as reviews,
          (
            count(*) filter (
              where
                rv.is_related
            )
          )::int as uncounted
        from
          reviews rv
        where
          rv.subject_id = "fr"."member_id"
          and rv.shown_at <= $2::timestamptz
          and (
            'client'::text::text is null
            or rv.by_client = ('client'::text = 'client')
          )
      ) as rated
  ) as record,
  case
    when fr.member_id = $1
    or not fr.hides_earnings then fr.earned::text
  end as earned
from
  page
  join freelancers fr on fr.member_id = page.member_id
  join members m on m.id = fr.member_id
  left join media face on face.id = m.avatar_id
order by
  page.place
