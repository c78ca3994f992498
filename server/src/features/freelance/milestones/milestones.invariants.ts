import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import { escrowHolds } from '../../../ledger/invariants.ts'
import type { Invariant } from '../../../platform/invariant.ts'

export const milestoneInvariants: readonly Invariant[] = [
  escrowHolds(
    'milestone',
    sql`
      select jm.id as owner_id, ${sql.lit(assetIds.FCELL)} as asset, jm.units - jm.released - jm.refunded as units
      from job_milestones jm where jm.state in ('funded', 'submitted', 'changes_requested', 'disputed')`,
  ),
  {
    name: 'a milestone was funded, released and refunded as its row says',
    readsEntries: true,
    broken: sql`
      select 'milestone ' || jm.id as what from job_milestones jm
      left join (
        select t.ref_id, sum(e.amount) filter (where e.kind = 'milestone_fund' and a.owner_kind = 'milestone') as units,
          -sum(e.amount) filter (where e.kind = 'milestone_release' and a.purpose = 'escrow') as released,
          -sum(e.amount) filter (where e.kind = 'milestone_refund' and a.purpose = 'escrow') as refunded,
          sum(e.amount) filter (where a.purpose = 'fee') as fee, sum(e.amount) filter (where a.purpose = 'tax') as tax
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where t.ref_kind = 'job_milestone' group by t.ref_id) e on e.ref_id = jm.id
      where (jm.units, jm.released, jm.refunded, jm.fee, jm.tax) is distinct from (coalesce(e.units, 0),
        coalesce(e.released, 0), coalesce(e.refunded, 0), coalesce(e.fee, 0), coalesce(e.tax, 0))`,
  },
  {
    name: 'what moved a milestone’s money is in its log',
    readsEntries: true,
    broken: sql`
      select 'transaction ' || t.id as what from ledger_transactions t
      join job_milestones jm on jm.id = t.ref_id and t.ref_kind = 'job_milestone'
      where not exists (
        select from job_milestone_events je where je.transaction_id = t.id and je.milestone_id = jm.id)`,
  },
]
