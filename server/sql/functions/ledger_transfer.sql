CREATE OR REPLACE FUNCTION public.ledger_transfer(kinds text[], scopes bigint[], keys text[], hashes bytea[], ref_kinds text[], ref_ids bigint[], payers bigint[], payees bigint[], amounts numeric[], all_details jsonb[] DEFAULT NULL::jsonb[], notes text[] DEFAULT NULL::text[], calls text[] DEFAULT NULL::text[], call_keys text[] DEFAULT NULL::text[], call_hashes bytea[] DEFAULT NULL::bytea[])
 RETURNS TABLE(nth bigint, transaction_id bigint, is_replay boolean, is_other boolean, balance text, paid bigint[])
 LANGUAGE plpgsql
 SET lock_timeout TO '2s'
AS $function$
#variable_conflict use_column
declare
  ids bigint[] := array(select nextval('ledger_transactions_id_seq') from generate_series(1, cardinality(keys)));
  made_ids bigint[];
  wrong record;
  -- One of each for every part of a divided transfer.
  part_ids bigint[] := '{}';
  part_legs integer[] := '{}';
  part_members bigint[] := '{}';
  part_accounts bigint[] := '{}';
  part_units numeric[] := '{}';
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
  if all_details is not null then
    with divided as materialized (
      select d.id, p.leg, p.member_id, a.asset, p.units
      from (
        select id, scope, payer, amount, (details ->> 'channel')::bigint as channel
        from unnest(ids, scopes, payers, amounts, all_details) as i (id, scope, payer, amount, details)
        where details ? 'channel' and id = any (made_ids) order by channel, id) d
      join ledger_accounts a on a.id = d.payer
      cross join lateral divide_payment(d.channel, d.scope, d.amount) p),
    named as materialized (
      select member_id, asset, ledger_account('member', member_id, asset, 'available') as account
      from (select distinct member_id, asset from divided order by member_id, asset) as each_of)
    select coalesce(array_agg(d.id), '{}'), coalesce(array_agg(d.leg), '{}'), coalesce(array_agg(d.member_id), '{}'),
        coalesce(array_agg(n.account), '{}'), coalesce(array_agg(d.units), '{}')
      into part_ids, part_legs, part_members, part_accounts, part_units
      from divided d join named n using (member_id, asset);
  end if;
  perform from ledger_accounts where id = any (payers || payees || part_accounts) order by id for no key update;
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
  parts as (
    select * from unnest(part_ids, part_legs, part_accounts, part_units) as p (of_id, leg, account, amount)),
  legs as (
    select nth, id as made_id, kind, 1 as leg, payer as id, -amount as amount from made
    union all select nth, id, kind, 2, payee, amount from made where id <> all (part_ids)
    union all select nth, made.id, kind, p.leg, p.account, p.amount from made join parts p on p.of_id = made.id),
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
    coalesce(w.balance_after, old.balance_after)::text,
    (select array_agg(p.member order by p.leg) from unnest(part_ids, part_legs, part_members) as p (of_id, leg, member)
      where p.of_id = m.id)
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
end $function$;
