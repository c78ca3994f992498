select
  rated.*
from
  members m
  cross join lateral (
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
        $4::text is null
        or rv.by_client = ($4 = 'client')
      )
  ) as rated
where
  m.id = $2
  and (
    m.id = $1
    or (
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
  )
