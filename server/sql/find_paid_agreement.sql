select
  ag.id,
  ag.client_id,
  ag.freelancer_id,
  ag.state,
  terms.pay_by,
  terms.price::text,
  terms.delivery
from
  agreements ag
  join agreement_versions terms on terms.agreement_id = ag.id
  and terms.version = ag.version
where
  (
    ag.id = $3::bigint
    or (
      $3::bigint is null
      and ag.job_id = $2::bigint
    )
  )
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
order by
  ag.state = 'active' desc,
  ag.id desc
limit
  1
