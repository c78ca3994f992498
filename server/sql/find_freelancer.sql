select
  m.id,
  m.username,
  m.full_name,
  m.is_bot,
  face.key as avatar_key,
  cover.key as cover_key,
  m.email_verified_at is not null as is_verified,
  m.created_at as since,
  fr.hourly_rate::text as hourly_rate,
  coalesce(fr.headline, '') as headline,
  coalesce(fr.skills, '{}') as skills,
  coalesce(fr.summary, '') as summary,
  coalesce(fr.country, '') as country,
  coalesce(fr.location, '') as location,
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
              member_id = "m"."id"
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
          rv.subject_id = "m"."id"
          and rv.shown_at <= $3::timestamptz
          and (
            'client'::text::text is null
            or rv.by_client = ('client'::text = 'client')
          )
      ) as rated
  ) as record,
  coalesce(fr.hides_earnings, false) as hides_earnings,
  case
    when m.id = $1
    or fr.hides_earnings is not true then coalesce(fr.earned, 0)::text
  end as earned
from
  members m
  left join media face on face.id = m.avatar_id
  left join media cover on cover.id = m.cover_id
  left join freelancers fr on fr.member_id = m.id
where
  m.id = $2
  and (
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
