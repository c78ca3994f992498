select
  a.daily_limit::text
from
  ledger_accounts a
where
  a.id = ledger_account ('member', $1::bigint, $2::smallint, 'available')
