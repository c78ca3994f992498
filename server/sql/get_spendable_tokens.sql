select
  balance::text as units
from
  ledger_accounts
where
  owner_kind = 'member'
  and owner_id = $1
  and asset = 1
  and purpose = 'available'
