select
  ag.id,
  ag.client_id,
  ag.freelancer_id,
  ag.state,
  terms.pay_by,
  terms.price::text,
  terms.weekly_hours,
  coalesce(
    (
      select
        sum(jh.minutes)
      from
        job_hours jh
      where
        jh.agreement_id = ag.id
    ),
    0
  )::int as funded,
  array(
    select
      to_jsonb(jh) || jsonb_build_object(
        'price',
        jh.price::text,
        'rate',
        trim_scale(jh.rate)::text,
        'units',
        jh.units::text,
        'used',
        jh.used::text,
        'returned',
        jh.returned::text
      )
    from
      job_hours jh
    where
      jh.agreement_id = ag.id
      and jh.used_minutes + jh.returned_minutes < jh.minutes
    order by
      jh.id
  ) as fundings,
  coalesce(
    (
      select
        sum(wl.minutes)
      from
        work_logs wl
      where
        wl.agreement_id = ag.id
        and wl.milestone_id is null
    ),
    0
  )::int as logged,
  ha.pause_at,
  ha.paused_at,
  array(
    select
      to_jsonb(wl)
    from
      work_logs wl
    where
      wl.agreement_id = ag.id
      and wl.day >= $3::date
      and wl.day < $3::date + 7
    order by
      wl.day
  ) as logs
from
  agreements ag
  join agreement_versions terms on terms.agreement_id = ag.id
  and terms.version = ag.version
  left join hourly_agreements ha on ha.agreement_id = ag.id
where
  ag.id = $2
  and ag.accepted_at is not null
  and (
    $1 in (ag.client_id, ag.freelancer_id)
    and (
      ag.accepted_at is not null
      or (
        not (
          (
            select
              true
            from
              blocks
            where
              blocker_id = $1
              and blocked_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
          ) is true
          or (
            select
              true
            from
              blocks
            where
              blocker_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
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
              member_id = case
                when ag.client_id = $1 then ag.freelancer_id
                else ag.client_id
              end
          ) is true
        )
      )
    )
  )
