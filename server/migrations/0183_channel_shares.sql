-- Shares of what a channel earns: docs/decisions/067-shares-of-a-channel.md.

create table channel_shares (
  channel_id bigint not null,
  member_id bigint not null,
  percent smallint check (percent between 1 and 99),
  accepted_at timestamptz,
  proposed smallint check (proposed between 1 and 99),
  proposed_at timestamptz,
  primary key (channel_id, member_id),
  foreign key (channel_id, member_id) references channel_collaborators on delete cascade,
  constraint channel_shares_of_something check (num_nonnulls(percent, proposed) > 0),
  constraint channel_shares_accepted check ((percent is null) = (accepted_at is null)),
  constraint channel_shares_proposed check ((proposed is null) = (proposed_at is null))
);
create index channel_shares_of_member on channel_shares (member_id);
comment on table channel_shares is 'The part that a collaborator has of what a channel is paid. It ends with their role.';
comment on column channel_shares.percent is 'In force: whole percents of each payment, which the collaborator has accepted; null before they have.';
comment on column channel_shares.proposed is 'What the owner proposes in its place; null where nothing waits for the collaborator.';

create table channel_earnings (
  channel_id bigint not null references channels on delete cascade,
  member_id bigint not null references members on delete cascade,
  units numeric(78, 0) not null check (units > 0),
  primary key (channel_id, member_id)
);
create index channel_earnings_of_member on channel_earnings (member_id);
comment on table channel_earnings is 'What divided payments brought each of those who run a channel, its owner included.';
comment on column channel_earnings.units is 'In the smallest unit of tokens.';

-- Collaborators are told of what is proposed to them, the owner when they accept it.
create function tell_of_share() returns trigger language plpgsql as $$
declare accepted boolean := tg_op = 'UPDATE' and new.accepted_at is distinct from old.accepted_at;
begin
  if accepted or (new.proposed is not null and (tg_op = 'INSERT' or new.proposed is distinct from old.proposed)) then
    insert into notification_outbox (kind, member_id, actor_id, about_id)
      select case when accepted then 'channel_share_accepted' else 'channel_share_proposed' end,
        case when accepted then ch.owner_id else new.member_id end,
        case when accepted then new.member_id else ch.owner_id end, ch.id
      from channels ch where ch.id = new.channel_id;
  end if;
  return null;
end $$;
create trigger channel_shares_tell after insert or update of accepted_at, proposed on channel_shares
  for each row execute function tell_of_share();

-- Nobody is paid who is away, and no owner is left with a share that they don't see.
create function end_shares_of_away() returns trigger language plpgsql as $$
begin
  delete from channel_shares where member_id = new.member_id;
  return null;
end $$;
create trigger away_members_end_shares after insert on away_members
  for each row execute function end_shares_of_away();

-- How a payment for a channel is divided: its owner first, who gets what rounding down leaves of the others' parts. No
-- row where nobody has a share. Whoever pays gets nothing of it. Members are locked before the channel, which then
-- stays as it is, with its shares, until the payment is committed.
create function divide_payment(its_channel bigint, payer bigint, amount numeric)
returns table (leg integer, member_id bigint, units numeric) language plpgsql as $$
#variable_conflict use_column
declare its_owner bigint;
begin
  if not exists (select from channel_shares s where s.channel_id = its_channel and s.percent is not null) then
    return;
  end if;
  perform from members m where m.id in (
    select ch.owner_id from channels ch where ch.id = its_channel
    union all select s.member_id from channel_shares s where s.channel_id = its_channel and s.percent is not null)
    order by m.id for key share;
  select ch.owner_id into its_owner from channels ch where ch.id = its_channel for share;
  if its_owner = payer then
    raise exception 'Nobody pays themself' using errcode = 'LG100', detail = 'not_oneself';
  end if;
  return query
  with parts as (
    select s.member_id, div(amount * s.percent, 100) as units from channel_shares s
    where s.channel_id = its_channel and s.percent is not null and s.member_id <> payer)
  select 2, its_owner, amount - coalesce((select sum(p.units) from parts p), 0)
  union all
  select 2 + (row_number() over (order by p.member_id))::integer, p.member_id, p.units from parts p where p.units > 0;
end $$;

-- Many transfers, each from one account to another, in one statement; each has its key, transaction and entries. It
-- succeeds as a whole: where one can't be done, the caller does them one by one, and the one that can't names its refusal:
-- LG003 over the daily limit, LG004 balance too low, with the asset and what could be spent. A call's own key
-- (`calls`, `call_keys`, `call_hashes`) is claimed with it, and names the transaction as what the call has made; where it is
-- taken, that is a unique violation. Of a ledger's key that is there twice only the first is done, and the second answers
-- no transaction. What is paid for a channel (`channel` in the details) is divided among those with a share of it, and the
-- answer names them: `paid`.
drop function ledger_transfer(text[], bigint[], text[], bytea[], text[], bigint[], bigint[], bigint[], numeric[], jsonb[],
  text[], text[], text[], bytea[]);
create function ledger_transfer(
  kinds text[], scopes bigint[], keys text[], hashes bytea[], ref_kinds text[], ref_ids bigint[],
  payers bigint[], payees bigint[], amounts numeric[], all_details jsonb[] default null, notes text[] default null,
  calls text[] default null, call_keys text[] default null, call_hashes bytea[] default null
) returns table (
  nth bigint, transaction_id bigint, is_replay boolean, is_other boolean, balance text, paid bigint[]
) language plpgsql set lock_timeout = '2s' as $$
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
end $$;

-- Of a divided tip, the owner is told as of any, and those with a share of theirs. An object counts it once, and whole.
create or replace function follow_transfers() returns trigger language plpgsql as $$
begin
  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, object_id, data)
    select case when e.kind = 'tip' and e.leg > 2 then 'channel_share_tip'
        when e.kind = 'tip' and t.ref_kind <> 'post' then t.ref_kind || '_tip' else e.kind end,
      a.owner_id, t.actor_id, coalesce(t.ref_id, t.id), t.id, case when e.kind = 'tip' then t.ref_id end,
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
      from (select t.ref_id, sum(e.amount) as units, count(*) filter (where e.leg = 2) as tips
        from added e join ledger_transactions t on t.id = e.transaction_id
        where e.kind = 'tip' and e.amount > 0 group by t.ref_id) g
      where o.id = g.ref_id;
  end if;
  return null;
end $$;

-- What divided payments bring is added up as they are posted. Their accounts are locked, so nobody else adds to the same.
create function add_earnings() returns trigger language plpgsql as $$
begin
  if exists (select from added where leg > 2 and kind in ('tip', 'channel_membership')) then
    insert into channel_earnings as known (channel_id, member_id, units)
      select (t.details ->> 'channel')::bigint, a.owner_id, sum(e.amount)
      from added e join ledger_transactions t on t.id = e.transaction_id join ledger_accounts a on a.id = e.account_id
      where e.leg > 1 and t.details ? 'channel'
        and t.id in (select transaction_id from added where leg > 2 and kind in ('tip', 'channel_membership'))
      group by 1, 2 order by 1, 2
      on conflict (channel_id, member_id) do update set units = known.units + excluded.units;
  end if;
  return null;
end $$;
create trigger add_earnings after insert on ledger_entries referencing new table as added
  for each statement execute function add_earnings();
