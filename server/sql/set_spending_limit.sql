update ledger_accounts
set
  daily_limit = $3::numeric
where
  id = ledger_account ('member', $1::bigint, $2::smallint, 'available')
