select
  m.*,
  ch.name as channel_name,
  t.units::text as channel_units
from
  (
    select
      id,
      member_id,
      plan_id,
      channel_id,
      period,
      price::text,
      started_at,
      anchor_at,
      periods,
      period_start,
      ends_at,
      renews,
      is_trial,
      state,
      next_plan_id,
      next_period,
      grace_until
    from
      memberships
    where
      member_id = $1
      and state <> 'ended'
      and renews
  ) m
  left join channels ch on ch.id = m.channel_id
  left join channel_tiers t on t.channel_id = m.channel_id
where
  m.plan_id is not null
  or (
    t.closed_at is null
    and (
      ch.deleted_at is null
      and (
        ch.owner_id = $1
        or (
          not (
            (
              select
                true
              from
                blocks
              where
                blocker_id = $1
                and blocked_id = "ch"."owner_id"
            ) is true
            or (
              select
                true
              from
                blocks
              where
                blocker_id = "ch"."owner_id"
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
                member_id = "ch"."owner_id"
            ) is true
          )
        )
      )
    )
  )
order by
  m.ends_at,
  m.id
