-- A payment is one statement: its key, its money, its rows and its news are there together or not at all. All that move
-- money lock in one order: the caller's key, the ledger's key, what it is for, accounts by id, what follows from it.
-- docs/decisions/039-a-payment-is-one-statement.md.

-- Accounts are made in one order, too: two postings that make the same two would wait for each other.
create or replace function ledger_post(
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
  with named as (select * from unnest(owner_kinds, owner_ids, its_assets, purposes) with ordinality as o (k, i, a, p, nth)),
  found as (
    select k, i, a, p, ledger_account(k, i, a, p) as id
    from (select distinct k, i, a, p from named order by k, i, a, p) as o)
  select array_agg(f.id order by n.nth) into account_ids from named n join found f using (k, i, a, p);
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

-- Many transfers, each from one account to another, in one statement; each has its key, transaction and entries. It
-- succeeds as a whole: where one can't be done, the caller does them one by one, and the one that can't names its refusal:
-- LG003 over the daily limit, LG004 balance too low, with the asset and what could be spent. A call's own key
-- (`calls`, `call_keys`, `call_hashes`) is claimed with it, and names the transaction as what the call has made; where it is
-- taken, that is a unique violation. Of a ledger's key that is there twice only the first is done, and the second answers
-- no transaction.
drop function ledger_transfer(text[], bigint[], text[], bytea[], text[], bigint[], bigint[], bigint[], numeric[]);
create function ledger_transfer(
  kinds text[], scopes bigint[], keys text[], hashes bytea[], ref_kinds text[], ref_ids bigint[],
  payers bigint[], payees bigint[], amounts numeric[], all_details jsonb[] default null, notes text[] default null,
  calls text[] default null, call_keys text[] default null, call_hashes bytea[] default null
) returns table (nth bigint, transaction_id bigint, is_replay boolean, is_other boolean, balance text)
language plpgsql set lock_timeout = '2s' as $$
#variable_conflict use_column
declare
  ids bigint[] := array(select nextval('ledger_transactions_id_seq') from generate_series(1, cardinality(keys)));
  made_ids bigint[];
  wrong record;
begin
  perform refuse_if_stopped();
  if calls is not null then
    insert into idempotency_keys (member_id, call, key, request_hash, answer, object_id)
      select scope, call, key, hash, null, id
      from unnest(scopes, calls, call_keys, call_hashes, ids) as c (scope, call, key, hash, id)
      where key is not null order by scope, call, key;
  end if;
  with inserted as (
    insert into ledger_transactions (id, kind, idem_scope, idem_key, request_hash, actor_id, ref_kind, ref_id, details)
      overriding system value
      select id, kind, scope, key, hash, scope, ref_kind, ref_id, details
      from unnest(ids, kinds, scopes, keys, hashes, ref_kinds, ref_ids, all_details)
        as a (id, kind, scope, key, hash, ref_kind, ref_id, details)
      order by scope, key, id
      on conflict (idem_scope, idem_key) do nothing returning id)
  select coalesce(array_agg(id), '{}') into made_ids from inserted;
  perform from ledger_accounts where id = any (payers || payees) order by id for no key update;
  if cardinality(keys) = 1 and cardinality(made_ids) = 1 then
    select asset, balance into wrong from ledger_accounts where id = payers[1] and balance - amounts[1] < floor;
    if found then
      raise exception 'Balance too low' using errcode = 'LG004', detail = wrong.asset || ' ' || wrong.balance;
    end if;
  end if;
  return query
  with asked as (
    select * from unnest(ids, kinds, scopes, keys, hashes, payers, payees, amounts)
      with ordinality as a (id, kind, scope, key, hash, payer, payee, amount, nth)),
  made as (select * from asked where id = any (made_ids)),
  legs as (
    select nth, id as made_id, kind, 1 as leg, payer as id, -amount as amount from made
    union all select nth, id, kind, 2, payee, amount from made),
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
  select a.nth, coalesce(m.id, known.id), m.id is null,
    known.request_hash is distinct from a.hash and m.id is null,
    coalesce(w.balance_after, old.balance_after)::text
  from asked a
  left join made m on m.nth = a.nth
  left join written w on w.transaction_id = m.id and w.leg = 1
  left join ledger_transactions known on m.id is null and known.idem_scope = a.scope and known.idem_key = a.key
    and known.id <> all (made_ids)
  left join ledger_entries old on old.transaction_id = known.id and old.leg = 1;
  if notes is not null then
    insert into transfer_notes (transaction_id, from_id, to_id, note)
      select n.id, n.scope, a.owner_id, n.note
      from unnest(ids, scopes, payees, notes) as n (id, scope, payee, note)
      join ledger_accounts a on a.id = n.payee and a.owner_kind = 'member'
      -- Who was removed a moment ago is told nothing any more.
      join members m on m.id = a.owner_id
      where n.note is not null and n.id = any (made_ids) order by n.id;
  end if;
  if calls is not null and cardinality(made_ids) < cardinality(keys) then
    -- A key that its call has forgotten, and the ledger has not.
    update idempotency_keys k set object_id = t.id
      from unnest(ids, scopes, keys, calls, call_keys) as c (id, scope, key, call, call_key)
      join ledger_transactions t on t.idem_scope = c.scope and t.idem_key = c.key
      where c.id <> all (made_ids) and k.member_id = c.scope and k.call = c.call and k.key = c.call_key;
  end if;
  select asset, case cardinality(keys) when 1 then greatest(daily_limit - spent + amounts[1], 0) else 0 end as remaining
    into wrong from ledger_accounts
    where id = any (payers) and daily_limit is not null and spent > daily_limit
      and spent_on = (now() at time zone 'utc')::date and cardinality(made_ids) > 0 limit 1;
  if found then
    raise exception 'Over the daily limit' using errcode = 'LG003', detail = wrong.asset || ' ' || wrong.remaining;
  end if;
end $$;

-- Objects in the order of their ids: two batches of tips for the same two would wait for each other.
create or replace function follow_transfers() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, data)
    select case when t.ref_kind = 'reel' then 'reel_tip' else e.kind end, a.owner_id, t.actor_id, coalesce(t.ref_id, t.id), t.id,
      case when t.ref_kind in ('post', 'reel') then t.ref_id end,
      jsonb_build_object('units', e.amount::text, 'asset', e.asset)
    from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where e.kind in ('tip', 'transfer') and e.amount > 0 and a.owner_kind = 'member';
  if exists (select from added where kind = 'tip') then
    perform from objects o
      where o.id in (select t.ref_id from added e join ledger_transactions t on t.id = e.transaction_id where e.kind = 'tip')
      order by o.id for no key update;
    update objects o set tips = o.tips + g.tips, tip_units = o.tip_units + g.units
      from (select t.ref_id, sum(e.amount) as units, count(*) as tips
        from added e join ledger_transactions t on t.id = e.transaction_id
        where e.kind = 'tip' and e.amount > 0 and t.ref_kind in ('post', 'reel') group by t.ref_id) g
      where o.id = g.ref_id;
  end if;
  return null;
end $$;

-- A pledge is written with its transaction, before accounts are locked: what it refers to (project, member, reward) is
-- locked before them by whoever settles or removes it. Its entries open it (`follow_pledges`), or nothing of it stays.
delete from pledges where state = 'pending';
drop index pledges_pending;
comment on column pledges.state is 'pending: within the statement that moves its tokens, never after it. open: they are in the project''s escrow. Then taken back, paid, or returned.';

create function write_pledges() returns trigger language plpgsql as $$
begin
  insert into pledges (id, group_id, member_id, idem_key, units, tier_id, is_unnamed)
    overriding system value
    select ref_id, (details ->> 'project')::bigint, actor_id, idem_key, (details ->> 'units')::numeric,
      (details ->> 'tier')::bigint, details ? 'unnamed'
    from added where kind = 'pledge' order by (details ->> 'project')::bigint, ref_id;
  return null;
end $$;
create trigger write_pledges after insert on ledger_transactions
  referencing new table as added for each statement execute function write_pledges();

-- A price that was promised is for one trade: the trade removes it.
comment on table quotes is 'Prices promised for half a minute, each for one trade, which removes it.';
