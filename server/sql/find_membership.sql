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
  and plan_id is not null
