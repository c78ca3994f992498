-- All money of Commons, as one double-entry ledger: docs/decisions/027-one-ledger.md.

create table assets (
  id smallint primary key,
  code text not null unique,
  decimals smallint not null
);
insert into assets values (1, 'FCELL', 18), (2, 'ETH', 18), (3, 'BTC', 8), (4, 'USD', 2);
comment on table assets is 'What is counted, in the smallest unit that its decimals name.';

create table ledger_accounts (
  id bigint generated always as identity primary key,
  owner_kind text not null,
  owner_id bigint not null,
  asset smallint not null references assets,
  purpose text not null,
  balance numeric(78, 0) not null default 0,
  floor numeric(78, 0) default 0,
  version bigint not null default 0,
  daily_limit numeric(78, 0) check (daily_limit > 0),
  spent numeric(78, 0) not null default 0,
  spent_on date not null default '2000-01-01',
  unique (owner_kind, owner_id, asset, purpose),
  unique (id, asset),
  constraint ledger_accounts_floor check (floor is null or balance >= floor)
) with (fillfactor = 50);
comment on table ledger_accounts is 'Who holds how much of an asset, and for what. An owner is a number: the ledger outlives members.';
comment on column ledger_accounts.floor is 'The least that its balance may be; null for an account that mirrors what is elsewhere.';
comment on column ledger_accounts.version is 'How many entries it has.';
comment on column ledger_accounts.spent is 'What was spent on the day `spent_on` (UTC), for the daily limit.';

create table ledger_transactions (
  id bigint generated always as identity primary key,
  hash uuid not null default uuidv7(),
  kind text not null,
  idem_scope bigint not null,
  idem_key text not null,
  request_hash bytea not null,
  actor_id bigint,
  ref_kind text,
  ref_id bigint,
  details jsonb,
  reverses bigint unique references ledger_transactions,
  created_at timestamptz not null default clock_timestamp(),
  unique (idem_scope, idem_key)
);
create index ledger_transactions_by_hash on ledger_transactions (hash);
comment on column ledger_transactions.idem_scope is 'Whose key it is: a member''s id, or 0 for Commons itself.';
comment on column ledger_transactions.request_hash is 'Of what was asked under the key: another request under it is refused.';
comment on column ledger_transactions.details is 'Figures of its receipt: rates and fees.';

create table ledger_entries (
  transaction_id bigint not null references ledger_transactions,
  leg smallint not null,
  account_id bigint not null,
  asset smallint not null,
  kind text not null,
  amount numeric(78, 0) not null check (amount <> 0),
  balance_after numeric(78, 0) not null,
  version bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, leg),
  unique (account_id, version),
  foreign key (account_id, asset) references ledger_accounts (id, asset)
);
create index ledger_entries_by_kind on ledger_entries (account_id, kind, version);
create index ledger_entries_by_moment on ledger_entries (account_id, created_at);
comment on table ledger_entries is 'What a transaction moved on each account. Of one transaction they sum to zero for each asset.';

create table ledger_stops (
  id bigint generated always as identity primary key,
  reason text not null,
  stopped_at timestamptz not null default now(),
  lifted_at timestamptz
);
create unique index ledger_stops_open on ledger_stops ((true)) where lifted_at is null;
comment on table ledger_stops is 'While one is open no money moves: an invariant has failed.';

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only' using errcode = 'LG000';
end $$;
create trigger append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();

create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where transaction_id = new.id group by asset having sum(amount) <> 0)
    or (select count(*) from ledger_entries where transaction_id = new.id) < 2 then
    raise exception 'Transaction % does not sum to zero', new.id using errcode = 'LG005';
  end if;
  return null;
end $$;
create constraint trigger sums_to_zero after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_transaction();

-- The id of an account, which is made where it is missing. Accounts of members and of escrow never go below zero.
create function ledger_account(its_owner_kind text, its_owner_id bigint, its_asset smallint, its_purpose text)
returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger_accounts
    where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
  if found_id is null then
    insert into ledger_accounts (owner_kind, owner_id, asset, purpose, floor)
      values (its_owner_kind, its_owner_id, its_asset, its_purpose,
        case when its_owner_kind = 'chain' then null else 0 end)
      on conflict do nothing returning id into found_id;
    if found_id is null then
      select id into found_id from ledger_accounts
        where owner_kind = its_owner_kind and owner_id = its_owner_id and asset = its_asset and purpose = its_purpose;
    end if;
  end if;
  return found_id;
end $$;

create function refuse_if_stopped() returns void language plpgsql as $$
begin
  if exists (select from ledger_stops where lifted_at is null) then
    raise exception 'Money is stopped' using errcode = 'LG002';
  end if;
end $$;

-- The only writer of balances, with its sibling for many transfers at once, `ledger_transfer`. Claims the key, locks the
-- accounts in the order of their ids, checks, writes. Refusals: LG001 another request under the key, LG002 stopped,
-- LG003 over the daily limit, LG004 balance too low; their detail is the asset and what could be spent.
create function ledger_post(
  its_kind text, its_scope bigint, its_key text, its_hash bytea, its_actor bigint,
  its_ref_kind text, its_ref_id bigint, its_details jsonb, is_spending boolean,
  owner_kinds text[], owner_ids bigint[], its_assets smallint[], purposes text[], amounts numeric[],
  out transaction_id bigint, out is_replay boolean, out balances text[]
) language plpgsql set lock_timeout = '2s' as $$
declare
  known_hash bytea;
  account_ids bigint[];
  wrong record;
begin
  perform refuse_if_stopped();
  insert into ledger_transactions (kind, idem_scope, idem_key, request_hash, actor_id, ref_kind, ref_id, details)
    values (its_kind, its_scope, its_key, its_hash, its_actor, its_ref_kind, its_ref_id, its_details)
    on conflict (idem_scope, idem_key) do nothing returning id into transaction_id;
  if transaction_id is null then
    select id, request_hash into transaction_id, known_hash from ledger_transactions
      where idem_scope = its_scope and idem_key = its_key;
    if known_hash is distinct from its_hash then
      raise exception 'Another request has this key' using errcode = 'LG001';
    end if;
    is_replay := true;
    select array_agg(e.balance_after::text order by e.leg) into balances
      from ledger_entries e where e.transaction_id = ledger_post.transaction_id;
    return;
  end if;
  is_replay := false;
  select array_agg(ledger_account(k, i, a, p) order by nth) into account_ids
    from unnest(owner_kinds, owner_ids, its_assets, purposes) with ordinality as o (k, i, a, p, nth);
  perform from ledger_accounts where id = any (account_ids) order by id for no key update;
  select a.asset, a.balance into wrong from ledger_accounts a
    join (select id, sum(amount) as change from unnest(account_ids, amounts) as l (id, amount) group by id) l using (id)
    where a.balance + l.change < a.floor limit 1;
  if found then
    raise exception 'Balance too low' using errcode = 'LG004', detail = wrong.asset || ' ' || wrong.balance;
  end if;
  with legs as (select * from unnest(account_ids, amounts) with ordinality as l (id, amount, leg)),
  sums as (
    select id, sum(amount) as change, count(*) as entries,
      -least(sum(amount), 0) * (is_spending)::int as spending
    from legs group by id),
  changed as (
    update ledger_accounts a set
      balance = a.balance + s.change,
      version = a.version + s.entries,
      spent = case when s.spending = 0 then a.spent
        when a.spent_on = (now() at time zone 'utc')::date then a.spent + s.spending else s.spending end,
      spent_on = case when s.spending = 0 then a.spent_on else (now() at time zone 'utc')::date end
    from sums s where a.id = s.id
    returning a.id, a.asset, a.balance - s.change as before, a.version - s.entries as entries_before),
  written as (
    insert into ledger_entries (transaction_id, leg, account_id, asset, kind, amount, balance_after, version)
      select ledger_post.transaction_id, l.leg, c.id, c.asset, its_kind, l.amount,
        c.before + sum(l.amount) over of_account, c.entries_before + row_number() over of_account
      from legs l join changed c using (id)
      window of_account as (partition by l.id order by l.leg)
      returning leg, balance_after)
  select array_agg(balance_after::text order by leg) into balances from written;
  select a.asset, greatest(a.daily_limit - a.spent - l.change, 0) as remaining into wrong from ledger_accounts a
    join (select id, sum(amount) as change from unnest(account_ids, amounts) as l (id, amount) group by id) l using (id)
    where is_spending and l.change < 0 and a.spent > a.daily_limit limit 1;
  if found then
    raise exception 'Over the daily limit' using errcode = 'LG003', detail = wrong.asset || ' ' || wrong.remaining;
  end if;
end $$;

-- Many transfers, each from one account to another, in one statement; each has its key, transaction and entries.
-- It succeeds as a whole: where one payer is too poor, the caller does them one by one. Of a key that is there twice
-- only the first is done, and the second answers no transaction.
create function ledger_transfer(
  kinds text[], scopes bigint[], keys text[], hashes bytea[], ref_kinds text[], ref_ids bigint[],
  payers bigint[], payees bigint[], amounts numeric[]
) returns table (nth bigint, transaction_id bigint, is_replay boolean, is_other boolean, balance text)
language plpgsql set lock_timeout = '2s' as $$
#variable_conflict use_column
declare over record;
begin
  perform refuse_if_stopped();
  perform from ledger_accounts where id = any (payers || payees) order by id for no key update;
  return query
  with asked as (
    select * from unnest(kinds, scopes, keys, hashes, ref_kinds, ref_ids, payers, payees, amounts)
      with ordinality as a (kind, scope, key, hash, ref_kind, ref_id, payer, payee, amount, nth)),
  firsts as (select distinct on (scope, key) * from asked order by scope, key, nth),
  inserted as (
    insert into ledger_transactions (kind, idem_scope, idem_key, request_hash, actor_id, ref_kind, ref_id)
      select kind, scope, key, hash, scope, ref_kind, ref_id from firsts order by nth
      on conflict (idem_scope, idem_key) do nothing returning id, idem_scope, idem_key),
  made as (
    select f.*, i.id as made_id from firsts f join inserted i on i.idem_scope = f.scope and i.idem_key = f.key),
  legs as (
    select nth, made_id, kind, 1 as leg, payer as id, -amount as amount from made
    union all select nth, made_id, kind, 2, payee, amount from made),
  sums as (
    select id, sum(amount) as change, count(*) as entries, -coalesce(sum(amount) filter (where leg = 1), 0) as spending
    from legs group by id),
  changed as (
    update ledger_accounts a set
      balance = a.balance + s.change,
      version = a.version + s.entries,
      spent = case when s.spending = 0 then a.spent
        when a.spent_on = (now() at time zone 'utc')::date then a.spent + s.spending else s.spending end,
      spent_on = case when s.spending = 0 then a.spent_on else (now() at time zone 'utc')::date end
    from sums s where a.id = s.id
    returning a.id, a.asset, a.balance - s.change as before, a.version - s.entries as entries_before),
  written as (
    insert into ledger_entries (transaction_id, leg, account_id, asset, kind, amount, balance_after, version)
      select l.made_id, l.leg, c.id, c.asset, l.kind, l.amount,
        c.before + sum(l.amount) over of_account, c.entries_before + row_number() over of_account
      from legs l join changed c using (id)
      window of_account as (partition by l.id order by l.nth, l.leg)
      returning transaction_id, leg, balance_after)
  select a.nth, coalesce(m.made_id, known.id), m.made_id is null,
    known.request_hash is distinct from a.hash and m.made_id is null,
    coalesce(w.balance_after, old.balance_after)::text
  from asked a
  left join made m on m.nth = a.nth
  left join written w on w.transaction_id = m.made_id and w.leg = 1
  left join ledger_transactions known on m.made_id is null and known.idem_scope = a.scope and known.idem_key = a.key
  left join ledger_entries old on old.transaction_id = known.id and old.leg = 1;
  select asset into over from ledger_accounts
    where id = any (payers) and daily_limit is not null and spent > daily_limit
      and spent_on = (now() at time zone 'utc')::date limit 1;
  if found then
    raise exception 'Over the daily limit' using errcode = 'LG003', detail = over.asset || ' 0';
  end if;
end $$;
