CREATE OR REPLACE FUNCTION public.follow_pledges()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER follow_pledges AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION follow_pledges();
