/**
 * What of papers a member takes along. What was paid stays as it was for the other side, with the names and what their
 * owners wanted on invoices; it goes with the agreement, once both are gone.
 */
import { sql } from 'kysely'
import { type Leaving, leftOut } from '../../../platform/leaving.ts'

const tokens = (units: string) => sql.raw(`trim_scale(${units} / 10::numeric ^ 18)::text`)
const usd = (cents: string) => sql.raw(`(${cents} / 100.0)::numeric(20, 2)::text`)

export const paperTables: Leaving['tables'] = {
  job_payments: {
    file: 'project-payments',
    rows: (member) => sql`
      select jp.kind, case when jp.client_id = ${member} then 'client' else 'freelancer' end as role, jp.at, jp.title,
        jp.description, ${tokens('jp.units')} as tokens, ${usd('jp.cents')} as usd, trim_scale(jp.rate)::text as usd_per_token,
        trim_scale(jp.market_rate)::text as usd_per_token_then,
        case when jp.freelancer_id = ${member} then ${tokens('jp.fee')} end as fee,
        case when jp.freelancer_id = ${member} then ${tokens('jp.tax')} end as tax,
        case when jp.number is not null then jp.year || '-' || jp.number end as invoice, jp.client, jp.freelancer
      from job_payments jp where ${member} in (jp.client_id, jp.freelancer_id) order by jp.id`,
  },
  job_invoice_counts: leftOut('It counts the member’s invoices, which are exported.'),
}
