CREATE OR REPLACE FUNCTION public.return_pledges(its_group bigint, most integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
AS $function$
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
end $function$;
