-- What keeps a large ledger quick: docs/decisions/027-one-ledger.md.

create index ledger_entries_tips on ledger_entries (account_id, (amount < 0), version) where kind = 'tip';
create index ledger_transactions_of_posts on ledger_transactions (ref_id, actor_id) where ref_kind = 'post';
