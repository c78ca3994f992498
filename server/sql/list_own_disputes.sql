with
  theirs as materialized (
    select
      id
    from
      agreements
    where
      client_id = $1
    union all
    select
      id
    from
      agreements
    where
      freelancer_id = $1
  ),
  page as materialized (
    select
      jd.id
    from
      theirs
      cross join lateral (
        -- Each agreement by itself: a join of them all would read everybody's disputes.
        select
          jd.*
        from
          job_milestones jm
          join job_disputes jd on jd.milestone_id = jm.id
        where
          jm.agreement_id = theirs.id
        offset
          0
      ) as jd
    where
      jd.id < $2
      and jd.state in ('open', 'escalated')
    order by
      jd.id desc
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
  ) as ending
from
  page
  join job_disputes jd
  join job_milestones jm on jm.id = jd.milestone_id
  join agreements ag on ag.id = jm.agreement_id on jd.id = page.id
order by
  jd.id desc
