select
  m.username,
  m.full_name,
  m.created_at as since,
  (
    select
      jsonb_build_object(
        'counterparts',
        count(distinct coalesce("ag"."client_id", - ag.id)),
        'agreements',
        count(*),
        'released',
        coalesce(sum(ag.released), 0)::text,
        'reviews',
        count(rv.stars),
        'rating',
        coalesce(round(avg(rv.stars), 1), 0)::numeric(2, 1)::text
      )
    from
      agreements ag
      left join reviews rv on rv.agreement_id = ag.id
      and rv.by_client = true
      and rv.shown_at <= asked.at
      and not rv.is_related
    where
      "ag"."freelancer_id" = m.id
      and ag.earned_at is not null
      and not ag.is_related
  ) as as_freelancer,
  (
    select
      jsonb_build_object(
        'counterparts',
        count(distinct coalesce("ag"."freelancer_id", - ag.id)),
        'agreements',
        count(*),
        'released',
        coalesce(sum(ag.released), 0)::text,
        'reviews',
        count(rv.stars),
        'rating',
        coalesce(round(avg(rv.stars), 1), 0)::numeric(2, 1)::text
      )
    from
      agreements ag
      left join reviews rv on rv.agreement_id = ag.id
      and rv.by_client = false
      and rv.shown_at <= asked.at
      and not rv.is_related
    where
      "ag"."client_id" = m.id
      and ag.earned_at is not null
      and not ag.is_related
  ) as as_client
from
  members m
  cross join (
    select
      $2::timestamptz as at
  ) as asked
where
  m.id = $1
