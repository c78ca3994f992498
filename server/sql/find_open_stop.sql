select
from
  ledger_stops
where
  lifted_at is null
