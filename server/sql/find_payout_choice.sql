select
  c.member_id,
  c.currency,
  c.earned_since,
  c.due_at
from
  payout_choices c
where
  c.member_id = $1
