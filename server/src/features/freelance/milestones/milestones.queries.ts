/** SQL that reads milestones. Only the two of an agreement see them. */
import type { AgreementStatus } from '@commons/contract/shared/agreement.ts'
import type { DisputeStatus } from '@commons/contract/shared/dispute.ts'
import type { MilestoneEventKind } from '@commons/contract/shared/job-milestone.ts'
import { sql } from 'kysely'
import { assetIds } from '../../../ledger/accounts.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { AttachmentRow } from '../../../platform/media/address.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import type { MilestoneState, Role } from './milestones.transitions.ts'

/** As JSON, so with times and amounts as texts. */
export interface EventRow {
  id: number
  kind: MilestoneEventKind
  by_client: boolean | null
  message: string
  units: string | null
  transaction_id: number | null
  at: string
  files: AttachmentRow[]
  invoice: { id: number; year: number; number: number } | null
}

export interface MilestoneRow {
  id: number
  agreement_id: number
  job_id: number | null
  place: number
  description: string
  /** In cents of US dollars. */
  price: string
  due_on: string | null
  week: string | null
  state: MilestoneState
  by_client: boolean
  created_at: Date
  units: string
  rate: string | null
  released: string
  refunded: string
  fee: string
  tax: string
  funded_at: Date | null
  submitted_at: Date | null
  release_at: Date | null
  client_id: number | null
  freelancer_id: number | null
  agreement_state: AgreementStatus
  refund: { id: number; units: string; message: string; asked_at: string; answer_until: string } | null
  change: {
    by_client: boolean
    description: string
    due_on: string | null
    proposed_at: string
    answer_until: string
  } | null
  /** The sides that have opened a dispute about it. */
  disputed_by: Role[]
  /** The latest dispute about it. */
  dispute: {
    id: number
    state: DisputeStatus
    by_client: boolean
    turn_of_client: boolean | null
    answer_until: string | null
  } | null
  history: EventRow[]
}

/** So much of what happened to a milestone is shown, the latest first. */
const mostEvents = sql.lit(60)

/** The sides that have opened a dispute about the milestone `jm`. */
export const disputedBy = sql`array(
  select case when jd.by_client then 'client' else 'freelancer' end from job_disputes jd where jd.milestone_id = jm.id)`

/** What happened to the milestone `jm`, the latest first. */
export const milestoneHistory = sql`array(
  select to_jsonb(je) || jsonb_build_object('units', je.units::text, 'invoice', (
      select jsonb_build_object('id', jp.id, 'year', jp.year, 'number', jp.number) from job_payments jp
      where jp.transaction_id = je.transaction_id and jp.number is not null), 'files', array(
    select jsonb_build_object('key', file.key, 'bytes', file.bytes, 'mime', file.mime, 'file_name', file.file_name)
    from job_milestone_files jf join media file on file.id = jf.media_id where jf.event_id = je.id order by jf.place))
  from job_milestone_events je where je.milestone_id = jm.id order by je.id desc limit ${mostEvents})`

const milestoneColumns = sql`
  jm.id, jm.agreement_id, ag.job_id, jm.place, jm.description, jm.price::text, jm.due_on::text, jm.week::text, jm.state, jm.by_client, jm.created_at,
  jm.units::text, trim_scale(jm.rate)::text as rate, jm.released::text, jm.refunded::text, jm.fee::text, jm.tax::text,
  jm.funded_at, jm.submitted_at, jm.release_at, ag.client_id, ag.freelancer_id, ag.state as agreement_state,
  (select to_jsonb(jr) || jsonb_build_object('units', jr.units::text) from job_refunds jr
    where jr.milestone_id = jm.id and jr.state = 'waiting') as refund,
  (select to_jsonb(jc) from job_milestone_changes jc where jc.milestone_id = jm.id) as change,
  ${disputedBy} as disputed_by,
  (select to_jsonb(jd) from job_disputes jd where jd.milestone_id = jm.id order by jd.id desc limit 1) as dispute,
  ${milestoneHistory} as history`

const findMilestoneRow = prepared<[viewer: number, milestone: number], MilestoneRow>(
  'find_job_milestone',
  (viewer, milestone) => sql`
    select ${milestoneColumns} from job_milestones jm join agreements ag on ag.id = jm.agreement_id
    where jm.id = ${milestone} and ${visibleAgreement(viewer)}`,
)

export async function findMilestone(
  db: Db,
  viewer: number,
  milestone: number,
): Promise<MilestoneRow | undefined> {
  return (await findMilestoneRow(db, viewer, milestone))[0]
}

/** Lists the milestones of an agreement, in their order. */
export const listMilestones = prepared<[viewer: number, agreement: number], MilestoneRow>(
  'list_job_milestones',
  (viewer, agreement) => sql`
    select ${milestoneColumns} from job_milestones jm join agreements ag on ag.id = jm.agreement_id
    where jm.agreement_id = ${agreement} and ${visibleAgreement(viewer)} order by jm.place`,
)

export interface PaidAgreementRow {
  id: number
  client_id: number | null
  freelancer_id: number | null
  state: AgreementStatus
  pay_by: 'hourly' | 'fixed'
  /** In cents of US dollars: for all, or an hour. */
  price: string
  delivery: number
}

const findPaidRow = prepared<
  [viewer: number, job: number | null, agreement: number | null],
  PaidAgreementRow
>(
  'find_paid_agreement',
  (viewer, job, agreement) => sql`
    select ag.id, ag.client_id, ag.freelancer_id, ag.state, terms.pay_by, terms.price::text, terms.delivery
    from agreements ag join agreement_versions terms on terms.agreement_id = ag.id and terms.version = ag.version
    where (ag.id = ${agreement}::bigint or (${agreement}::bigint is null and ag.job_id = ${job}::bigint))
      and ag.accepted_at is not null and ${visibleAgreement(viewer)}
    order by ag.state = 'active' desc, ag.id desc limit 1`,
)

/** Returns the latest agreement of a job, or the one named, for one of its two. */
export async function findPaidAgreement(
  db: Db,
  viewer: number,
  { job, agreement }: { job?: number | undefined; agreement?: number | undefined },
): Promise<PaidAgreementRow | undefined> {
  return (await findPaidRow(db, viewer, job ?? null, agreement ?? null))[0]
}

const spendableRow = prepared<[member: number], { units: string }>(
  'get_spendable_tokens',
  (member) => sql`
    select balance::text as units from ledger_accounts
    where owner_kind = 'member' and owner_id = ${member} and asset = ${sql.lit(assetIds.FCELL)} and purpose = 'available'`,
)

/** Returns what a member can spend. */
export const getSpendable = async (db: Db, member: number): Promise<bigint> =>
  BigInt((await spendableRow(db, member))[0]?.units ?? 0)
