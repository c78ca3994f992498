select
  m.*,
  (
    (
      select
        true
      from
        away_members
      where
        member_id = "m"."member_id"
    ) is true
  ) as is_away
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
      id = $1
      and due_at <= $2
      and state <> 'ended'
    for update
      skip locked
  ) m
