with
  page as materialized (
    select
      jd.id
    from
      job_disputes jd
      join job_milestones jm on jm.id = jd.milestone_id
      join agreements ag on ag.id = jm.agreement_id
    where
      jd.id > 999999999999999 - $2::bigint
      and jd.assignee_id = $1
      and jd.decide_until is not null
      and ag.client_id is distinct from $1
      and ag.freelancer_id is distinct from $1
    order by
      jd.id
    limit
      $3::int
    offset
      $4::int
  )
select
  jd.id,
  jd.milestone_id,
  jm.agreement_id,
  ag.job_id,
  ag.title,
  jm.description,
  jm.price::text,
  jm.units::text as all_units,
  trim_scale(jm.rate)::text as rate,
  jd.state,
  jd.by_client,
  jd.units::text as units,
  jd.opened_at,
  jd.turn_of_client,
  jd.answer_until,
  jd.escalated_at,
  jd.decide_until,
  jd.settled_at,
  jd.awarded::text,
  case
    when exists (
      select
      from
        staff_roles r
      where
        r.member_id = "jd"."assignee_id"
        and r.role in ('finance', 'admin')
    ) then jd.assignee_id
  end as assignee_id,
  ag.client_id,
  ag.freelancer_id,
  (
    select
      to_jsonb(face)
    from
      (
        select
          m.username,
          m.full_name,
          m.is_bot,
          face.key as avatar_key
        from
          members m
          left join media face on face.id = m.avatar_id
        where
          m.id = "ag"."client_id"
      ) as face
  ) as client,
  (
    select
      to_jsonb(face)
    from
      (
        select
          m.username,
          m.full_name,
          m.is_bot,
          face.key as avatar_key
        from
          members m
          left join media face on face.id = m.avatar_id
        where
          m.id = "ag"."freelancer_id"
      ) as face
  ) as freelancer,
  jsonb_build_object(
    'client',
    jsonb_build_object(
      'sayings',
      (
        select
          count(*)
        from
          job_dispute_events de
        where
          de.dispute_id = jd.id
          and de.by_role = 'client'
          and de.kind in ('evidence', 'offered')
      ),
      'offer',
      (
        select
          jsonb_build_object('id', de.id, 'units', de.units::text, 'at', de.at)
        from
          job_dispute_events de
        where
          de.dispute_id = jd.id
          and de.by_role = 'client'
          and de.kind = 'offered'
        order by
          de.id desc
        limit
          1
      )
    ),
    'freelancer',
    jsonb_build_object(
      'sayings',
      (
        select
          count(*)
        from
          job_dispute_events de
        where
          de.dispute_id = jd.id
          and de.by_role = 'freelancer'
          and de.kind in ('evidence', 'offered')
      ),
      'offer',
      (
        select
          jsonb_build_object('id', de.id, 'units', de.units::text, 'at', de.at)
        from
          job_dispute_events de
        where
          de.dispute_id = jd.id
          and de.by_role = 'freelancer'
          and de.kind = 'offered'
        order by
          de.id desc
        limit
          1
      )
    )
  ) as said,
  (
    select
      jsonb_build_object('by_role', de.by_role, 'message', de.message)
    from
      job_dispute_events de
    where
      de.dispute_id = jd.id
      and de.kind = jd.state
    order by
      de.id desc
    limit
      1
  ) as ending,
  (
    select
      to_jsonb(face)
    from
      (
        select
          m.username,
          m.full_name,
          m.is_bot,
          face.key as avatar_key
        from
          members m
          left join media face on face.id = m.avatar_id
        where
          m.id = case
            when exists (
              select
              from
                staff_roles r
              where
                r.member_id = "jd"."assignee_id"
                and r.role in ('finance', 'admin')
            ) then jd.assignee_id
          end
      ) as face
  ) as assignee
from
  page
  join job_disputes jd
  join job_milestones jm on jm.id = jd.milestone_id
  join agreements ag on ag.id = jm.agreement_id on jd.id = page.id
order by
  jd.id
