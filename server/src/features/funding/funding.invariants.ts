import { sql } from 'kysely'
import { assetIds } from '../../ledger/accounts.ts'
import { escrowHolds } from '../../ledger/invariants.ts'
import type { Invariant } from '../../platform/invariant.ts'

const held = sql`a.owner_kind = 'project' and a.purpose = 'escrow'`

export const fundingInvariants: readonly Invariant[] = [
  escrowHolds(
    'project',
    sql`
      select p.group_id as owner_id, ${sql.lit(assetIds.FCELL)} as asset, l.units - o.paid as units from projects p
      cross join lateral (
        select coalesce(sum(l.units - l.returned), 0) as units from pledges l
        where l.group_id = p.group_id and l.state in ('open', 'paid', 'returned')) l
      cross join lateral (
        select coalesce(sum(o.gross), 0) as paid from project_payouts o where o.group_id = p.group_id) o
      where p.state in ('running', 'settling')`,
  ),
  {
    name: 'no pledge of a settled project is open',
    broken: sql`
      select 'pledge ' || l.id as what from pledges l join projects p on p.group_id = l.group_id
      where l.state = 'open' and p.state not in ('running', 'settling')`,
  },
  {
    name: 'the counts of a project are those of its pledges',
    broken: sql`
      select 'project ' || c.group_id as what from project_counts c join projects p on p.group_id = c.group_id
      cross join lateral (
        select coalesce(sum(l.units), 0) as units, count(distinct l.member_id) + count(*) filter (where l.member_id is null)
          as backers
        from pledges l where l.group_id = c.group_id and l.state in ('open', 'paid', 'returned')) l
      where p.state = 'running' and (c.pledged <> l.units or c.backers <> l.backers)`,
  },
  {
    name: 'a pledge was paid and returned its units, each part once',
    readsEntries: true,
    broken: sql`
      select 'pledge ' || l.id as what from pledges l join project_funding f on f.group_id = l.group_id
      left join project_parts b on b.group_id = l.group_id and b.nth = f.return_from - 1
      left join (
        select t.ref_id, sum(e.amount) filter (where e.kind = 'pledge') as came,
          -sum(e.amount) filter (where e.kind = 'pledge_take_back') as back,
          -sum(e.amount) filter (where e.kind = 'pledge_return') as returned
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        join ledger_transactions t on t.id = e.transaction_id
        where ${held} and t.ref_kind = 'pledge' group by t.ref_id) e on e.ref_id = l.id
      where coalesce(e.came, 0) <> l.units
        or coalesce(e.back, 0) <> case when l.state = 'taken_back' then l.units else 0 end
        or coalesce(e.returned, 0) <> l.returned
        or l.returned <> case when l.state = 'returned'
          then l.units - paid_of_pledge(l.units, coalesce(b.up_to, 0)::int) else 0 end`,
  },
  {
    // Of a deleted project's pledges only the ledger's entries are left.
    name: 'what the ledger has as a pledge is one of its project',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id and ${held}
      join project_funding f on f.group_id = a.owner_id
      left join pledges l on l.id = t.ref_id and l.group_id = f.group_id
      where t.kind = 'pledge' and (l.id is null or l.state = 'pending' or l.units <> e.amount)`,
  },
  {
    name: 'a payout is what its part of the pledges comes to',
    readsEntries: true,
    broken: sql`
      select 'payout ' || o.group_id || ':' || o.nth as what from project_payouts o
      left join project_parts b on b.group_id = o.group_id and b.nth = o.nth
      cross join lateral (
        select coalesce(sum(paid_of_pledge(l.units, coalesce(b.up_to, 100)::int)
          - paid_of_pledge(l.units, coalesce(b.up_to - b.percent, 0)::int)), 0) as units
        from pledges l where l.group_id = o.group_id and l.state in ('open', 'paid', 'returned')) l
      where o.gross <> l.units`,
  },
  {
    name: 'a payout of a project took its part out of escrow, all of it but the fee for the owner',
    readsEntries: true,
    broken: sql`
      select 'payout ' || o.group_id || ':' || o.nth as what from project_payouts o
      left join ledger_transactions t on t.id = o.transaction_id
      left join lateral (
        select -sum(e.amount) filter (where ${held} and a.owner_id = o.group_id) as gross,
          sum(e.amount) filter (where a.owner_kind = 'member' and a.purpose = 'available') as net
        from ledger_entries e join ledger_accounts a on a.id = e.account_id
        where e.transaction_id = o.transaction_id) e on true
      where case when o.gross = 0 then o.transaction_id is not null
        else t.kind is distinct from 'project_payout' or e.gross is distinct from o.gross
          or coalesce(e.net, 0) <> o.gross - o.fee end`,
  },
  {
    name: 'what the ledger has as a payout of a project is one',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      join project_funding f on t.ref_kind = 'project' and f.group_id = t.ref_id
      where t.kind = 'project_payout' and not exists (select from project_payouts o where o.transaction_id = t.id)`,
  },
]
