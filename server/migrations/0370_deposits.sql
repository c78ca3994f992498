-- What comes in from chains: docs/decisions/106-deposits-from-chains.md.

create table chains (
  name text primary key check (name in ('ethereum', 'bitcoin')),
  network text not null,
  genesis text not null,
  height bigint not null,
  hash text not null,
  tip bigint not null,
  next_place bigint not null default 0,
  read_at timestamptz not null default now()
);
comment on table chains is 'The chains that this Commons has read, and how far. Its network and first block never change.';
comment on column chains.height is 'The last block whose arrivals are stored.';
comment on column chains.tip is 'The highest block that the node knew then.';
comment on column chains.next_place is 'Where the next address is in the order of Commons'' addresses; each is given once.';

create table chain_blocks (
  chain text not null references chains,
  height bigint not null,
  hash text not null,
  primary key (chain, height)
);
comment on table chain_blocks is 'The latest blocks that were read, to find where a chain was reorganised.';

create table deposit_addresses (
  id bigint generated always as identity primary key,
  chain text not null references chains,
  place bigint not null,
  address text not null,
  member_id bigint references members on delete set null,
  given_at timestamptz not null default now(),
  unique (chain, place),
  unique (chain, address)
);
create index deposit_addresses_by_member on deposit_addresses (member_id, chain, id desc);
comment on table deposit_addresses is 'Addresses that members were given. They stay when the member leaves: nobody else ever gets them.';

create table deposits (
  id bigint generated always as identity primary key,
  chain text not null references chains,
  tx_hash text not null,
  output integer not null,
  address_id bigint not null references deposit_addresses,
  member_id bigint references members on delete set null,
  currency text not null references assets (code),
  amount numeric(78, 0) not null check (amount > 0),
  state text not null check (state in ('pending', 'credited', 'orphaned', 'frozen')),
  block_height bigint,
  block_hash text,
  transaction_id bigint unique references ledger_transactions,
  seen_at timestamptz not null default now(),
  credited_at timestamptz,
  unique (chain, tx_hash, output),
  check ((block_height is null) = (state in ('orphaned', 'frozen'))),
  check ((transaction_id is null) = (state in ('pending', 'orphaned')))
);
create index deposits_by_member on deposits (member_id, id desc);
create index deposits_by_address on deposits (address_id);
create index deposits_pending on deposits (chain, block_height) where state = 'pending';
create index deposits_by_block on deposits (chain, block_height);
create index deposits_frozen on deposits (id) where state = 'frozen';
comment on column deposits.output is 'Which of the transaction''s outputs it is, the same in whatever block.';
comment on column deposits.state is 'pending: too few confirmations. orphaned: its block was replaced before it counted. frozen: after, and finance decides.';
