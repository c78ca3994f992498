select
  count(*)::int as spent,
  min(spent_at) + 30 * interval '1 day' as next_at
from
  bids
where
  bidder_id = $1
  and returned_at is null
  and spent_at > now() - 30 * interval '1 day'
