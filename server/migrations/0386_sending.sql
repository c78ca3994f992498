-- What goes out to chains: docs/decisions/112-the-signer.md.

alter table withdrawals
  add column approval text not null default '',
  add column held_up text not null default ''
    check (held_up in ('', 'limit_a_day', 'no_funds', 'not_approved', 'signed_otherwise', 'fee_too_high'));
comment on column withdrawals.approval is 'What the server signed when finance let it go; without it, it is sent by hand.';
comment on column withdrawals.held_up is 'Why it was let go and isn''t sent yet.';

create table chain_wallets (
  chain text not null references chains,
  address text not null,
  next_nonce bigint not null,
  primary key (chain, address)
);
comment on table chain_wallets is 'What Commons sends from, and the next place in the chain''s order of what each sends.';

create table chain_sends (
  id bigint generated always as identity primary key,
  chain text not null references chains,
  kind text not null check (kind in ('withdrawal', 'top_up', 'sweep', 'cold')),
  withdrawal_id bigint unique references withdrawals on delete cascade,
  -- Of the address that is swept or topped up; null: the wallet.
  place bigint,
  currency text not null references assets (code),
  units numeric(78, 0) not null check (units > 0),
  from_address text not null,
  to_address text not null,
  nonce bigint not null,
  began_at timestamptz not null default now(),
  -- The chain's height then: nothing of it is in an earlier block.
  began_height bigint not null,
  sent_at timestamptz,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'reverted', 'conflicted')),
  cost numeric(78, 0),
  unique (chain, from_address, nonce),
  check ((kind = 'withdrawal') = (withdrawal_id is not null)),
  check ((outcome is null) = (ended_at is null))
);
comment on table chain_sends is 'What Commons sends: one row for each place in the order of an address, whatever transactions were signed for it.';
comment on column chain_sends.cost is 'What the chain took for it, in its smallest unit; null where another transaction took its place.';
create index chain_sends_open on chain_sends (chain, nonce) where ended_at is null;

create table chain_transactions (
  hash text primary key,
  send_id bigint not null references chain_sends on delete cascade,
  raw text not null,
  is_cancel boolean not null,
  max_fee numeric(78, 0) not null,
  priority_fee numeric(78, 0) not null,
  signed_at timestamptz not null default now()
);
comment on table chain_transactions is 'What was signed, kept before it is sent, so that the same bytes are sent again. Of those of one send, the chain takes one.';
create index chain_transactions_of_send on chain_transactions (send_id);

create table withdrawal_stops (
  currency text primary key references assets (code),
  reason text not null,
  stopped_by bigint references members on delete set null,
  stopped_at timestamptz not null default now()
);
comment on table withdrawal_stops is 'Currencies of which nothing is sent for the time being.';
create index withdrawal_stops_by on withdrawal_stops (stopped_by) where stopped_by is not null;

-- What chains take is paid before anything was put aside for it: like the mirror of a chain, the account of it has no floor.
create or replace function ledger_account(its_owner_kind text, its_owner_id bigint, its_asset smallint, its_purpose text)
returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
  if found_id is null then
    insert into ledger_accounts (owner_kind, owner_id, asset, purpose, floor)
      values (its_owner_kind, its_owner_id, its_asset, its_purpose,
        case when its_owner_kind = 'chain' or its_purpose = 'gas' then null else 0 end)
      on conflict do nothing returning id into found_id;
    if found_id is null then
      select id into found_id from ledger_accounts
        where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
    end if;
  end if;
  return found_id;
end $$;
update ledger_accounts set floor = null where purpose = 'gas';
