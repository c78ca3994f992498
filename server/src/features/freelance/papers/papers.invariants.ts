import { sql } from 'kysely'
import type { Invariant } from '../../../platform/invariant.ts'

export const paperInvariants: readonly Invariant[] = [
  {
    name: 'what left a milestone is among the payments of its agreement',
    readsEntries: true,
    sparesMoney: true,
    broken: sql`
      select 'transaction ' || je.transaction_id as what from job_milestone_events je
      where je.kind in ('released', 'refunded') and je.transaction_id is not null
        and not exists (select from job_payments jp where jp.transaction_id = je.transaction_id)`,
  },
  {
    name: 'invoices of a freelancer’s year have no gaps',
    readsEntries: true,
    sparesMoney: true,
    broken: sql`
      select 'member ' || counted.freelancer_id || ' in ' || counted.year as what from job_invoice_counts counted
      where counted.latest <> (
        select count(*) from job_payments jp
        where jp.freelancer_id = counted.freelancer_id and jp.year = counted.year and jp.number is not null)`,
  },
]
