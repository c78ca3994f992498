-- The network's own coins on Bitcoin, and what spends them: docs/decisions/118-withdrawals-of-bitcoin.md.

create table chain_coins (
  id bigint generated always as identity primary key,
  chain text not null references chains,
  tx_hash text not null,
  output int not null,
  -- Of the member's address that it is at; null: the wallet's.
  place bigint,
  units numeric(78, 0) not null check (units > 0),
  -- Null where its block was replaced.
  block_height bigint,
  spent_by text,
  -- Null where it was spent before anybody looked.
  spent_height bigint,
  unique (chain, tx_hash, output),
  check (spent_by is not null or spent_height is null)
);
comment on table chain_coins is 'Outputs at addresses of Commons, on chains of coins, and the transactions in blocks that spent them.';
create index chain_coins_unspent on chain_coins (chain, units desc, id) where spent_by is null and block_height is not null;
create index chain_coins_unspent_all on chain_coins (chain) where spent_by is null;
create index chain_coins_by_block on chain_coins (chain, block_height);
create index chain_coins_by_spending on chain_coins (chain, spent_height) where spent_height is not null;

create table chain_send_coins (
  send_id bigint not null references chain_sends on delete cascade,
  coin_id bigint not null references chain_coins,
  -- 0: the one that it is bound to for good.
  place smallint not null check (place >= 0),
  is_open boolean not null default true,
  primary key (send_id, coin_id)
);
comment on table chain_send_coins is 'The coins that are to be spent for something, each for one thing at a time.';
create unique index chain_send_coins_open on chain_send_coins (coin_id) where is_open;
create index chain_send_coins_by_coin on chain_send_coins (coin_id);
create unique index chain_send_coins_first on chain_send_coins (send_id) where place = 0;

-- What came before is a coin, too. Some may have been spent by hand since: the node is asked before one is.
insert into chain_coins (chain, tx_hash, output, place, units, block_height)
select d.chain, d.tx_hash, d.output, a.place, d.amount, d.block_height
from deposits d join deposit_addresses a on a.id = d.address_id
where d.chain = 'bitcoin' and d.block_height is not null and d.amount > 0;
