select
  s.id,
  s.name,
  s.text,
  s.skills,
  s.budget_from,
  s.budget_to,
  s.pay_by,
  s.client_verified,
  s.is_alert,
  s.created_at
from
  saved_searches s
where
  s.member_id = $1
order by
  s.id desc
