select
  r.id,
  r.kind,
  r.reported_id as reported,
  m.id as member_id,
  m.full_name,
  r.shown,
  r.reason,
  r.description,
  r.state,
  r.answer,
  r.created_at,
  r.decided_at
from
  (
    select
      *
    from
      reports
    where
      reporter_id = $1
      and id < $2
    order by
      id desc
    limit
      $3::int
    offset
      $4::int
  ) as r
  left join members m on m.id = r.member_id
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
order by
  r.id desc
