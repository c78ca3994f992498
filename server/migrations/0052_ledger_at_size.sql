-- What keeps a large ledger quick: docs/decisions/027-one-ledger.md.

create index ledger_entries_tips on ledger_entries (account_id, (amount < 0), version) where kind = 'tip';
create index ledger_transactions_of_posts on ledger_transactions (ref_id, actor_id) where ref_kind = 'post';

create table ledger_checkpoints (
  account_id bigint primary key references ledger_accounts,
  version bigint not null,
  balance numeric(78, 0) not null,
  begun_at timestamptz not null
);
create index ledger_checkpoints_by_age on ledger_checkpoints (begun_at);
comment on table ledger_checkpoints is 'How far each account was checked: its entries up to a version are a running sum, which is the balance.';
comment on column ledger_checkpoints.begun_at is 'When it was begun from the first entry; after a day that is done again.';

create table ledger_transactions_checked (
  is_only boolean primary key default true check (is_only),
  up_to bigint not null,
  begun_at timestamptz not null
);
comment on table ledger_transactions_checked is 'The transaction up to which each was found to sum to zero.';
insert into ledger_transactions_checked values (true, 0, now());
