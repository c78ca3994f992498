CREATE OR REPLACE FUNCTION public.ledger_post(its_kind text, its_scope bigint, its_key text, its_hash bytea, its_actor bigint, its_ref_kind text, its_ref_id bigint, its_details jsonb, is_spending boolean, owner_kinds text[], owner_ids bigint[], its_assets smallint[], purposes text[], amounts numeric[], OUT transaction_id bigint, OUT is_replay boolean, OUT balances text[])
 RETURNS record
 LANGUAGE plpgsql
 SET lock_timeout TO '2s'
AS $function$
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
end $function$;
