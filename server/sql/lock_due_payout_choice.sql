select
  c.member_id,
  c.currency,
  c.earned_since,
  c.due_at
from
  payout_choices c
where
  c.member_id = $1
  and c.due_at <= $2
  and exists (
    select
    from
      memberships own_plan
      join plans p on p.id = own_plan.plan_id
    where
      own_plan.member_id = "c"."member_id"
      and own_plan.state <> 'ended'
      and own_plan.plan_id is not null
      and p.own_page
  )
for update of
  c skip locked
