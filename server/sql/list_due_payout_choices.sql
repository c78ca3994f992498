select
  c.member_id as id
from
  payout_choices c
where
  c.due_at <= $1
  and c.member_id > $2
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
order by
  c.member_id
limit
  100
