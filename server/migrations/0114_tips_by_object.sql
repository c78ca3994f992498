-- An object's tips are found by its id alone, whatever its kind: ids of objects are unique.

create index ledger_transactions_of_tips on ledger_transactions (ref_id, actor_id) where kind = 'tip';
drop index ledger_transactions_of_posts, ledger_transactions_of_reels;
