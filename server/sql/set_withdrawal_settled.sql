update withdrawals
set
  settled_at = clock_timestamp()
where
  id = $1
