select
  exists (
    select
    from
      memberships own_plan
      join plans p on p.id = own_plan.plan_id
    where
      own_plan.member_id = $1
      and own_plan.state <> 'ended'
      and own_plan.plan_id is not null
      and p.own_page
  ) as owns
