select
  p.code as plan,
  p.withdraw_fee_share as share
from
  memberships m
  join plans p on p.id = m.plan_id
where
  m.member_id = $1
  and m.state <> 'ended'
  and m.plan_id is not null
