select
  mine.other_id,
  mine.is_earned,
  mine.is_own_in,
  mine.until
from
  (
    select
      $2::bigint as id
  ) as asked
  left join lateral (
    select
      case
        when ag.client_id = $1 then ag.freelancer_id
        else ag.client_id
      end as other_id,
      ag.earned_at is not null as is_earned,
      exists (
        select
        from
          reviews rv
        where
          rv.agreement_id = ag.id
          and rv.by_client = (ag.client_id = $1)
      ) as is_own_in,
      (
        select
          min(rv.shown_at)
        from
          reviews rv
        where
          rv.agreement_id = ag.id
      ) as until
    from
      agreements ag
    where
      ag.job_id = asked.id
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
      ag.id desc
    limit
      1
  ) as mine on true
where
  mine.other_id is not null
  or exists (
    select
    from
      jobs jb
    where
      jb.id = asked.id
      and (
        jb.deleted_at is null
        and (
          jb.author_id = $1
          or (
            (
              jb.deleted_at is null
              and jb.state not in ('draft', 'suspended')
            )
            and (
              not (
                (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = $1
                    and blocked_id = "jb"."author_id"
                ) is true
                or (
                  select
                    true
                  from
                    blocks
                  where
                    blocker_id = "jb"."author_id"
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
                    member_id = "jb"."author_id"
                ) is true
              )
            )
          )
        )
      )
  )
