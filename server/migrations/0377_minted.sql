-- What was minted, newest first: docs/decisions/110-health-over-time-and-minting.md.

create index ledger_transactions_minted on ledger_transactions (id) where kind = 'mint';
