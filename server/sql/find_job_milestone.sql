select
  jm.id,
  jm.agreement_id,
  ag.job_id,
  jm.place,
  jm.description,
  jm.price::text,
  jm.due_on::text,
  jm.week::text,
  jm.state,
  jm.by_client,
  jm.created_at,
  jm.units::text,
  trim_scale(jm.rate)::text as rate,
  jm.released::text,
  jm.refunded::text,
  jm.fee::text,
  jm.tax::text,
  jm.funded_at,
  jm.submitted_at,
  jm.release_at,
  ag.client_id,
  ag.freelancer_id,
  ag.state as agreement_state,
  (
    select
      to_jsonb(jr) || jsonb_build_object('units', jr.units::text)
    from
      job_refunds jr
    where
      jr.milestone_id = jm.id
      and jr.state = 'waiting'
  ) as refund,
  (
    select
      to_jsonb(jc)
    from
      job_milestone_changes jc
    where
      jc.milestone_id = jm.id
  ) as change,
  array(
    select
      case
        when jd.by_client then 'client'
        else 'freelancer'
      end
    from
      job_disputes jd
    where
      jd.milestone_id = jm.id
  ) as disputed_by,
  (
    select
      to_jsonb(jd)
    from
      job_disputes jd
    where
      jd.milestone_id = jm.id
    order by
      jd.id desc
    limit
      1
  ) as dispute,
  array(
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
  ) as history
from
  job_milestones jm
  join agreements ag on ag.id = jm.agreement_id
where
  jm.id = $2
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
