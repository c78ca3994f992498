select
  coalesce(sum(e.amount), 0)::text as units
from
  ledger_accounts a
  join ledger_entries e on e.account_id = a.id
where
  a.owner_kind = 'member'
  and a.owner_id = $1
  and a.asset = 1
  and a.purpose = 'available'
  and e.created_at >= $2::timestamptz
  and e.created_at < $3::timestamptz
  and e.kind in ('tip', 'project_payout', 'channel_membership')
  and e.amount > 0
