-- The money of projects: docs/decisions/032-a-pledge-follows-its-entry.md.

create table project_funding (
  group_id bigint primary key references projects on delete cascade,
  fee_ppm int not null check (fee_ppm between 0 and 500000),
  outcome text check (outcome in ('pay', 'return')),
  return_from smallint not null default 1,
  is_cancelled boolean not null default false,
  next_at timestamptz
);
create index project_funding_due on project_funding (next_at) where next_at is not null;
comment on table project_funding is 'How the money of a project goes on. Settling takes turns by its row.';
comment on column project_funding.fee_ppm is 'Of what is paid to the owner, in parts per million: as it was when the project was made.';
comment on column project_funding.outcome is 'Decided at the deadline. pay can become return: what is not paid yet goes back.';
comment on column project_funding.return_from is 'The first part that goes back, where the outcome is return.';
comment on column project_funding.is_cancelled is 'Its owner deleted it, or leaves.';
comment on column project_funding.next_at is 'When there is something to do next, from the deadline or deletion on.';

create function open_project_funding() returns trigger language plpgsql as $$
begin
  insert into project_funding (group_id, fee_ppm) values (new.group_id, coalesce((
    select (value::numeric * 10000)::int from money_settings where name = 'project_fee_percent'
    order by set_at desc limit 1), 0));
  return null;
end $$;
create trigger projects_open_funding after insert on projects for each row execute function open_project_funding();

create table project_parts (
  group_id bigint not null references project_funding on delete cascade,
  nth smallint not null check (nth between 1 and 10),
  title text not null,
  percent smallint not null check (percent between 1 and 100),
  up_to smallint not null check (up_to between percent and 100),
  state text not null default 'waiting' check (state in ('waiting', 'reported', 'released', 'returned')),
  report text not null default '',
  reported_at timestamptz,
  votes_until timestamptz,
  report_by timestamptz,
  refusals smallint not null default 0,
  accepted numeric(78, 0) not null default 0,
  refused numeric(78, 0) not null default 0,
  votes int not null default 0,
  primary key (group_id, nth)
);
comment on table project_parts is 'Milestones: in which parts pledges are paid, each once backers have accepted its report.';
comment on column project_parts.up_to is 'Percent of a pledge that this part and those before it come to: parts are differences, so they add up to it.';
comment on column project_parts.report_by is 'Without a report by then, what is left goes back.';
comment on column project_parts.refusals is 'How many of its reports were refused; after two, what is left goes back.';
comment on column project_parts.accepted is 'What those have pledged who accept the present report.';

create table reward_tiers (
  id bigint generated always as identity primary key,
  group_id bigint not null references project_funding on delete cascade,
  title text not null,
  description text not null,
  units numeric(78, 0) not null check (units > 0),
  most int check (most > 0),
  taken int not null default 0,
  removed_at timestamptz
);
create index reward_tiers_of_project on reward_tiers (group_id, units, id) where removed_at is null;
comment on column reward_tiers.units is 'The least pledge that brings it.';
comment on column reward_tiers.most is 'How many there are; null without a limit.';
comment on column reward_tiers.taken is 'How many open pledges have chosen it.';

create table pledges (
  id bigint generated always as identity primary key,
  group_id bigint not null references project_funding on delete cascade,
  member_id bigint references members on delete set null,
  idem_key text not null,
  units numeric(78, 0) not null check (units > 0),
  tier_id bigint references reward_tiers on delete set null,
  is_unnamed boolean not null,
  state text not null default 'pending' check (state in ('pending', 'open', 'taken_back', 'paid', 'returned')),
  returned numeric(78, 0) not null default 0 check (returned between 0 and units),
  made_at timestamptz not null default now(),
  unique (member_id, idem_key)
) with (fillfactor = 80);
create index pledges_open on pledges (group_id, id) where state = 'open';
create index pledges_of_backer on pledges (group_id, member_id) where state in ('open', 'paid', 'returned');
create index pledges_of_project on pledges (group_id, id desc) where state in ('open', 'paid', 'returned');
create index pledges_of_member on pledges (member_id, id desc);
create index pledges_of_tier on pledges (tier_id) where tier_id is not null;
create index pledges_pending on pledges (made_at) where state = 'pending';
comment on table pledges is 'Promises of members to projects. Their states follow from the ledger''s entries, by the trigger `follow_pledges`.';
comment on column pledges.member_id is 'Null once the member is deleted: what would go back to them is the treasury''s.';
comment on column pledges.state is 'pending: its tokens have not moved. open: they are in the project''s escrow. Then taken back, paid, or returned.';
comment on column pledges.returned is 'What went back when it was settled: all of it, or what was not paid.';
comment on column pledges.is_unnamed is 'Others do not see whose it is.';

create table project_payouts (
  group_id bigint not null references project_funding on delete cascade,
  nth smallint not null,
  gross numeric(78, 0) not null check (gross >= 0),
  fee numeric(78, 0) not null check (fee between 0 and gross),
  transaction_id bigint references ledger_transactions,
  paid_at timestamptz not null default now(),
  primary key (group_id, nth)
);
create index project_payouts_by_transaction on project_payouts (transaction_id);
comment on table project_payouts is 'Parts of pledges that were paid to the owner; a project without milestones is paid in one part.';

create table milestone_votes (
  group_id bigint not null,
  nth smallint not null,
  round smallint not null,
  member_id bigint not null references members on delete cascade,
  accepts boolean not null,
  units numeric(78, 0) not null check (units > 0),
  primary key (group_id, nth, round, member_id),
  foreign key (group_id, nth) references project_parts on delete cascade
);
create index milestone_votes_of_member on milestone_votes (member_id);
comment on column milestone_votes.round is 'How many reports of the part were refused before.';
comment on column milestone_votes.units is 'What they have pledged: their weight.';

create function count_milestone_votes() returns trigger language plpgsql as $$
declare vote milestone_votes := case when tg_op = 'DELETE' then old else new end;
begin
  update project_parts p set
    accepted = p.accepted
      + case when tg_op <> 'DELETE' and new.accepts then new.units else 0 end
      - case when tg_op <> 'INSERT' and old.accepts then old.units else 0 end,
    refused = p.refused
      + case when tg_op <> 'DELETE' and not new.accepts then new.units else 0 end
      - case when tg_op <> 'INSERT' and not old.accepts then old.units else 0 end,
    votes = p.votes + case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end
    where p.group_id = vote.group_id and p.nth = vote.nth and p.refusals = vote.round and p.state = 'reported';
  return null;
end $$;
create trigger milestone_votes_counted after insert or update or delete on milestone_votes
  for each row execute function count_milestone_votes();

create table backer_updates (
  id bigint generated always as identity primary key,
  group_id bigint not null references project_funding on delete cascade,
  message text not null,
  created_at timestamptz not null default now()
);
create index backer_updates_of_project on backer_updates (group_id, id desc);
comment on table backer_updates is 'What the owner of a project tells those who have backed it.';

create table backer_news (
  id bigint generated always as identity primary key,
  group_id bigint not null references project_funding on delete cascade,
  kind text not null,
  item_id bigint not null,
  told_up_to bigint not null default 0
);
create index backer_news_of_project on backer_news (group_id);
comment on table backer_news is 'What all backers of a project are being told, some at a time.';
comment on column backer_news.told_up_to is 'The pledge up to which they were told.';

-- Pledges move with the entries of a project's escrow. Whatever writes these holds the account of the escrow, so that
-- counts and tiers of a project are never written by two at once. LG100: what must not be; its detail names the refusal.
create function follow_pledges() returns trigger language plpgsql as $$
declare
  ids bigint[];
  kinds text[];
  amounts numeric[];
  its_groups bigint[];
  moved int;
begin
  if not exists (select from added where kind in ('pledge', 'pledge_take_back', 'pledge_return')) then return null; end if;
  select array_agg(t.ref_id), array_agg(e.kind), array_agg(abs(e.amount)), array_agg(a.owner_id)
    into ids, kinds, amounts, its_groups
    from added e
    join ledger_transactions t on t.id = e.transaction_id
    join ledger_accounts a on a.id = e.account_id
    where e.kind in ('pledge', 'pledge_take_back', 'pledge_return') and a.owner_kind = 'project';

  perform from projects where group_id = any (its_groups) order by group_id for share;
  if exists (
    select from unnest(kinds, its_groups) as m (kind, group_id) left join projects p using (group_id)
    where p.state is distinct from case m.kind when 'pledge_return' then 'settling' else 'running' end) then
    raise exception 'The project is not so far, or further' using errcode = 'LG100', detail = 'pledging_over';
  end if;

  update pledges p set
    state = case m.kind when 'pledge' then 'open' when 'pledge_take_back' then 'taken_back' else 'returned' end,
    returned = case m.kind when 'pledge_return' then m.amount else 0 end,
    made_at = case m.kind when 'pledge' then now() else p.made_at end
    from unnest(ids, kinds, amounts, its_groups) as m (id, kind, amount, group_id)
    where p.id = m.id and p.group_id = m.group_id
      and p.state = case m.kind when 'pledge' then 'pending' else 'open' end
      and (p.units = m.amount or (m.kind = 'pledge_return' and p.units > m.amount));
  get diagnostics moved = row_count;
  if moved <> cardinality(ids) then
    raise exception 'A pledge is not open' using errcode = 'LG100', detail = 'pledge_not_found';
  end if;

  if 'pledge_return' = any (kinds) then
    insert into notification_outbox (kind, member_id, about_id, item_id, data)
      select 'pledge_returned', p.member_id, p.group_id, p.id, jsonb_build_object('units', p.returned::text, 'asset', 1)
      from pledges p where p.id = any (ids) and p.state = 'returned' and p.member_id is not null;
    return null;
  end if;

  with changes as (
    select p.group_id, p.member_id, sum(case m.kind when 'pledge' then p.units else -p.units end) as units,
      sum(case m.kind when 'pledge' then 1 else -1 end) as pledges
    from unnest(ids, kinds) as m (id, kind) join pledges p using (id) group by p.group_id, p.member_id),
  backers as (
    select c.*, (select count(*) from pledges o
      where o.group_id = c.group_id and o.member_id = c.member_id and o.state = 'open') as has
    from changes c),
  sums as (
    select group_id, sum(units) as units, sum((has > 0)::int - (has - pledges > 0)::int) as backers
    from backers group by group_id)
  update project_counts c set pledged = c.pledged + s.units, backers = c.backers + s.backers
    from sums s where s.group_id = c.group_id;

  update reward_tiers r set taken = r.taken + s.change
    from (select p.tier_id, sum(case m.kind when 'pledge' then 1 else -1 end) as change
      from unnest(ids, kinds) as m (id, kind) join pledges p using (id)
      where p.tier_id is not null group by p.tier_id) s
    where r.id = s.tier_id;
  if exists (
    select from unnest(ids, kinds) as m (id, kind) join pledges p using (id) join reward_tiers r on r.id = p.tier_id
    where m.kind = 'pledge' and (r.taken > r.most or r.removed_at is not null)) then
    raise exception 'Nothing is left of the tier' using errcode = 'LG100', detail = 'reward_tier_sold_out';
  end if;

  insert into notification_outbox (kind, member_id, actor_id, about_id, item_id, data)
    select case when p.is_unnamed then 'project_backed_unnamed' else 'project_backed' end, s.member_id,
      case when not p.is_unnamed then p.member_id end, p.group_id, p.id,
      jsonb_build_object('units', p.units::text, 'asset', 1)
    from unnest(ids, kinds) as m (id, kind) join pledges p using (id)
    join group_members s on s.group_id = p.group_id and s.standing = 'owner'
    where m.kind = 'pledge';
  return null;
end $$;
create trigger follow_pledges after insert on ledger_entries
  referencing new table as added for each statement execute function follow_pledges();

-- What of a pledge its parts come to, up to and with one that ends at `percent` of it.
create function paid_of_pledge(units numeric, percent int) returns numeric language sql immutable
  return div(units * percent, 100);

-- Returns some of a project's open pledges, less what was paid of them; answers whose they were, null where none is left.
-- One statement, so that no lock is held while anybody waits for the server.
create function return_pledges(its_group bigint, most int) returns bigint[] language plpgsql as $$
declare
  percent int := coalesce((select p.up_to from project_funding f
    join project_parts p on p.group_id = f.group_id and p.nth = f.return_from - 1 where f.group_id = its_group), 0);
  ids bigint[];
  member_ids bigint[];
  amounts numeric[];
  escrow bigint;
  replayed int;
begin
  -- Pledges before accounts: a member who leaves takes their name off their pledges, and it must be known to whom they go.
  with due as (
    select id, member_id, units - paid_of_pledge(units, percent) as amount from pledges
    where group_id = its_group and state = 'open' order by id limit most for update)
  select array_agg(id order by id), array_agg(member_id order by id), array_agg(amount order by id)
    into ids, member_ids, amounts from due;
  if ids is null then return null; end if;
  -- Of so little that no part was left, nothing moves.
  update pledges p set state = 'returned'
    from unnest(ids, amounts) as d (id, amount) where p.id = d.id and d.amount = 0;
  escrow := ledger_account('project', its_group, 1::smallint, 'escrow');
  select count(*) filter (where t.is_replay or t.transaction_id is null) into replayed
    from (
      select array_agg('pledge_return'::text) as kinds, array_agg(0::bigint) as scopes,
        array_agg('refund:' || d.id || ':' || percent) as keys,
        array_agg(sha256(convert_to('refund:' || d.id || ':' || d.amount, 'utf8'))) as hashes,
        array_agg('pledge'::text) as ref_kinds, array_agg(d.id) as ref_ids, array_agg(escrow) as payers,
        array_agg(case when d.member_id is null then ledger_account('platform', 0, 1::smallint, 'treasury')
          else ledger_account('member', d.member_id, 1::smallint, 'available') end) as payees,
        array_agg(d.amount) as amounts
      from unnest(ids, member_ids, amounts) as d (id, member_id, amount) where d.amount > 0
      having count(*) > 0) as b
    cross join lateral ledger_transfer(b.kinds, b.scopes, b.keys, b.hashes, b.ref_kinds, b.ref_ids, b.payers, b.payees, b.amounts) as t;
  if replayed > 0 then
    raise exception 'A pledge was returned before' using errcode = 'LG001';
  end if;
  return member_ids;
end $$;

create function keep_funded_project() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_accounts
    where owner_kind = 'project' and owner_id = old.group_id and purpose = 'escrow' and balance <> 0) then
    raise exception 'Its pledges are not settled' using errcode = '23503';
  end if;
  return old;
end $$;
create trigger projects_keep_money before delete on projects for each row execute function keep_funded_project();
