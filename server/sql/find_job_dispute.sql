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
  array(
    select
      to_jsonb(de) || jsonb_build_object(
        'units',
        de.units::text,
        'files',
        array(
          select
            jsonb_build_object('key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name)
          from
            job_dispute_files df
            join media file on file.id = df.media_id
          where
            df.event_id = de.id
          order by
            df.place
        )
      )
    from
      job_dispute_events de
    where
      de.dispute_id = jd.id
    order by
      de.id desc
    limit
      200
  ) as log,
  case
    when (
      jd.assignee_id is not distinct from $1::bigint
      and exists (
        select
        from
          staff_roles r
        where
          r.member_id = $1
          and r.role in ('finance', 'admin')
      )
    ) then array(
      select
        to_jsonb(je) || jsonb_build_object(
          'units',
          je.units::text,
          'invoice',
          (
            select
              jsonb_build_object('id', jp.id, 'year', jp.year, 'number', jp.number)
            from
              job_payments jp
            where
              jp.transaction_id = je.transaction_id
              and jp.number is not null
          ),
          'files',
          array(
            select
              jsonb_build_object('key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name)
            from
              job_milestone_files jf
              join media file on file.id = jf.media_id
            where
              jf.event_id = je.id
            order by
              jf.place
          )
        )
      from
        job_milestone_events je
      where
        je.milestone_id = jm.id
      order by
        je.id desc
      limit
        60
    )
    else '{}'
  end as history
from
  job_disputes jd
  join job_milestones jm on jm.id = jd.milestone_id
  join agreements ag on ag.id = jm.agreement_id
where
  jd.id = $2
  and (
    (
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
    or (
      jd.assignee_id is not distinct from $1::bigint
      and exists (
        select
        from
          staff_roles r
        where
          r.member_id = $1
          and r.role in ('finance', 'admin')
      )
    )
  )
