-- What members do with their money: docs/decisions/027-one-ledger.md.

create table rates (
  base text not null,
  quote text not null,
  price numeric(60, 20) not null check (price > 0),
  source text not null,
  set_at timestamptz not null default now(),
  primary key (base, quote, set_at)
);
comment on table rates is 'What one whole unit of an asset is worth in another or in a currency; the latest counts, the others are history.';

create table money_settings (
  name text not null,
  value text not null,
  set_at timestamptz not null default now(),
  primary key (name, set_at)
);
comment on table money_settings is 'What the operator has set: withdraw_fee_percent, play_money. The latest counts.';

create table quotes (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  side text not null check (side in ('buy', 'sell')),
  units numeric(78, 0) not null,
  price numeric(60, 20) not null,
  expires_at timestamptz not null
);
create index quotes_by_member on quotes (member_id);
create index quotes_by_end on quotes (expires_at);
comment on table quotes is 'Prices that were promised for 30 seconds.';

create table transfer_notes (
  transaction_id bigint primary key references ledger_transactions,
  from_id bigint references members on delete cascade,
  to_id bigint references members on delete cascade,
  note text not null
);
create index transfer_notes_by_sender on transfer_notes (from_id);
create index transfer_notes_by_receiver on transfer_notes (to_id);
comment on table transfer_notes is 'What was written beside a transfer. It goes with either member; the transfer stays.';

create table wallet_addresses (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  currency text not null,
  address text not null,
  label text not null,
  usable_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (member_id, currency, address)
);

create table withdrawals (
  id bigint generated always as identity primary key,
  member_id bigint not null references members on delete cascade,
  transaction_id bigint not null unique references ledger_transactions,
  currency text not null,
  amount numeric(78, 0) not null check (amount > 0),
  fee numeric(78, 0) not null check (fee >= 0 and fee < amount),
  address text not null,
  label text not null,
  state text not null,
  usable_at timestamptz not null,
  chain_hash text not null default '',
  reason text not null default '',
  requested_at timestamptz not null default now()
);
create index withdrawals_by_member on withdrawals (member_id, id desc);
create index withdrawals_open on withdrawals (usable_at) where state in ('waiting_address', 'waiting_approval', 'sending');
comment on column withdrawals.usable_at is 'When its address has waited long enough.';

create table withdrawal_states (
  withdrawal_id bigint not null references withdrawals on delete cascade,
  state text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (withdrawal_id, state)
);

alter table objects add column tips bigint not null default 0, add column tip_units numeric(78, 0) not null default 0;
comment on column objects.tips is 'How many tips it was given.';
comment on column objects.tip_units is 'What it was given, in the smallest unit of tokens.';

-- Of a tip or a transfer the receiver is told, and the post counts it.
create function follow_transfers() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, data)
    select e.kind, a.owner_id, t.actor_id, coalesce(t.ref_id, t.id), t.id,
      case when t.ref_kind = 'post' then t.ref_id end, jsonb_build_object('units', e.amount::text, 'asset', e.asset)
    from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where e.kind in ('tip', 'transfer') and e.amount > 0 and a.owner_kind = 'member';
  update objects o set tips = o.tips + g.tips, tip_units = o.tip_units + g.units
    from (select t.ref_id, sum(e.amount) as units, count(*) as tips
      from added e join ledger_transactions t on t.id = e.transaction_id
      where e.kind = 'tip' and e.amount > 0 and t.ref_kind = 'post' group by t.ref_id) g
    where o.id = g.ref_id;
  return null;
end $$;
create trigger follow_transfers after insert on ledger_entries
  referencing new table as added for each statement execute function follow_transfers();
