/** SQL that reads hourly work. Only the two of an agreement see it. */
import type { AgreementStatus } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import type { Funding } from './hours.rules.ts'

/** As JSON, so with amounts as texts. */
export interface FundingJson {
  id: number
  price: string
  rate: string
  minutes: number
  used_minutes: number
  returned_minutes: number
  units: string
  used: string
  returned: string
}

export const fundingOf = (row: FundingJson): Funding => ({
  id: row.id,
  price: BigInt(row.price),
  rate: row.rate,
  minutes: row.minutes,
  usedMinutes: row.used_minutes,
  returnedMinutes: row.returned_minutes,
  units: BigInt(row.units),
  used: BigInt(row.used),
  returned: BigInt(row.returned),
})

/** As JSON, so with times as texts. */
export interface LogJson {
  id: number
  day: string
  minutes: number
  description: string
  written_at: string
  edited_at: string | null
}

export interface HoursRow {
  id: number
  client_id: number | null
  freelancer_id: number | null
  state: AgreementStatus
  pay_by: JobPay
  /** In cents of US dollars for an hour. */
  price: string
  weekly_hours: number | null
  /** Minutes that were ever paid in. */
  funded: number
  /** Those of which something is held, the oldest first. */
  fundings: FundingJson[]
  /** Minutes of days whose week is no milestone yet. */
  logged: number
  pause_at: Date | null
  paused_at: Date | null
  logs: LogJson[]
}

/** What the state of the hours of the agreement `ag` is made of, besides its terms. */
export const hoursColumns = sql`
  coalesce((select sum(jh.minutes) from job_hours jh where jh.agreement_id = ag.id), 0)::int as funded,
  array(
    select to_jsonb(jh) || jsonb_build_object('price', jh.price::text, 'rate', trim_scale(jh.rate)::text,
      'units', jh.units::text, 'used', jh.used::text, 'returned', jh.returned::text)
    from job_hours jh where jh.agreement_id = ag.id and jh.used_minutes + jh.returned_minutes < jh.minutes order by jh.id) as fundings,
  coalesce((
    select sum(wl.minutes) from work_logs wl where wl.agreement_id = ag.id and wl.milestone_id is null), 0)::int as logged,
  ha.pause_at, ha.paused_at`

const findHoursRow = prepared<[viewer: number, agreement: number, week: string], HoursRow>(
  'find_job_hours',
  (viewer, agreement, week) => sql`
    select ag.id, ag.client_id, ag.freelancer_id, ag.state, terms.pay_by, terms.price::text, terms.weekly_hours, ${hoursColumns}, array(
        select to_jsonb(wl) from work_logs wl
        where wl.agreement_id = ag.id and wl.day >= ${week}::date and wl.day < ${week}::date + 7 order by wl.day) as logs
    from agreements ag join agreement_versions terms on terms.agreement_id = ag.id and terms.version = ag.version
    left join hourly_agreements ha on ha.agreement_id = ag.id
    where ag.id = ${agreement} and ag.accepted_at is not null and ${visibleAgreement(viewer)}`,
)

/** Returns the hours of an agreement for one of its two, with the log of a week, which is named by its Monday. */
export async function findHours(
  db: Db,
  viewer: number,
  { agreement, week }: { agreement: number; week: string },
): Promise<HoursRow | undefined> {
  return (await findHoursRow(db, viewer, agreement, week))[0]
}
