select
  ledger_account ($1, $2, $3, $4) as id
