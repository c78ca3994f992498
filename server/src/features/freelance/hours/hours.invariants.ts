import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import { escrowHolds } from '../../../ledger/invariants.ts'
import type { Invariant } from '../../../platform/invariant.ts'

export const hoursInvariants: readonly Invariant[] = [
  escrowHolds(
    'hours',
    sql`
      select jh.id as owner_id, ${sql.lit(assetIds.FCELL)} as asset, jh.units - jh.used - jh.returned as units
      from job_hours jh where jh.used_minutes + jh.returned_minutes < jh.minutes`,
  ),
  {
    name: 'hours were paid in, used and returned as their row says',
    readsEntries: true,
    broken: sql`
      select 'hours ' || jh.id as what from job_hours jh
      left join (
        select a.owner_id, sum(e.amount) filter (where e.kind = 'hours_fund') as units,
          -sum(e.amount) filter (where e.kind = 'milestone_fund') as used,
          -sum(e.amount) filter (where e.kind = 'hours_return') as returned
        from ledger_accounts a join ledger_entries e on e.account_id = a.id
        where a.owner_kind = 'hours' group by a.owner_id) e on e.owner_id = jh.id
      where (jh.units, jh.used, jh.returned) is distinct from (coalesce(e.units, 0), coalesce(e.used, 0),
        coalesce(e.returned, 0))`,
  },
  {
    name: 'no more hours are logged than were paid in',
    broken: sql`
      select 'agreement ' || open.agreement_id as what from (
        select wl.agreement_id, sum(wl.minutes) as minutes from work_logs wl where wl.milestone_id is null
        group by wl.agreement_id) open
      where open.minutes > (
        select coalesce(sum(jh.minutes - jh.used_minutes - jh.returned_minutes), 0) from job_hours jh
        where jh.agreement_id = open.agreement_id)`,
  },
]
