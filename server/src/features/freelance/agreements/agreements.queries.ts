/** SQL that reads agreements, and offers of some. Only their two see them. */
import type { AgreementStatus, VersionStatus } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { sql } from 'kysely'
import { type AuthorRow, authorColumns, faceTable } from '../../../authors/author.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { seesOther, visibleAgreement } from '../../../visibility/agreements.ts'
import { openableJob } from '../../../visibility/jobs.ts'
import type { Who } from '../../../visibility/members.ts'

export interface TermsRow {
  pay_by: JobPay
  /** In cents of US dollars. */
  price: string
  delivery: number
  weekly_hours: number | null
  description: string
}

/** As JSON, so with times as texts. */
export interface VersionRow extends TermsRow {
  id: number
  version: number
  state: VersionStatus
  by_client: boolean
  message: string
  proposed_at: string
  answer_until: string
  answered_at: string | null
}

export interface AgreementRow extends TermsRow {
  id: number
  job_id: number | null
  bid_id: number | null
  client_id: number | null
  freelancer_id: number | null
  client: AuthorRow | null
  freelancer: AuthorRow | null
  title: string
  state: AgreementStatus
  version: number
  reason: string
  offered_at: Date
  accepted_at: Date | null
  ended_at: Date | null
  ended_by: number | null
  earned_at: Date | null
  /** The version that waits for an answer. */
  proposed: VersionRow | null
}

export interface AgreementDetailRow extends AgreementRow {
  can_chat: boolean
  versions: VersionRow[]
}

/** One of the two as JSON; null where they are gone. */
export const party = (member: Who) =>
  // oxlint-disable-next-line commons/members-in-sight -- the two of an agreement know each other
  sql`(select to_jsonb(face) from (select ${authorColumns} from members m ${faceTable} where m.id = ${member}) as face)`

const versionJson = sql`to_jsonb(v) - 'agreement_id' || jsonb_build_object('price', v.price::text)`

const agreementColumns = sql`
  ag.id, ag.job_id, (select bd.id from bids bd where bd.job_id = ag.job_id and bd.bidder_id = ag.freelancer_id) as bid_id,
  ag.client_id, ag.freelancer_id, ${party(sql.ref('ag.client_id'))} as client,
  ${party(sql.ref('ag.freelancer_id'))} as freelancer, ag.title, ag.state, ag.version, ag.reason, ag.offered_at,
  ag.accepted_at, ag.ended_at, ag.ended_by, ag.earned_at,
  terms.pay_by, terms.price::text, terms.delivery, terms.weekly_hours, terms.description,
  (select ${versionJson} from agreement_versions v where v.agreement_id = ag.id and v.state = 'proposed') as proposed`

const termsTable = sql`
  join agreement_versions terms on terms.agreement_id = ag.id and terms.version = ag.version`

const findAgreementRow = prepared<[viewer: number, agreement: number], AgreementDetailRow>(
  'find_agreement',
  (viewer, agreement) => sql`
    select ${agreementColumns}, ${seesOther(viewer)} as can_chat, array(
      select ${versionJson} from agreement_versions v where v.agreement_id = ag.id order by v.version desc) as versions
    from agreements ag ${termsTable} where ag.id = ${agreement} and ${visibleAgreement(viewer)}`,
)

export async function findAgreement(
  db: Db,
  viewer: number,
  agreement: number,
): Promise<AgreementDetailRow | undefined> {
  return (await findAgreementRow(db, viewer, agreement))[0]
}

/** So many offers of a job are listed, the one that counts first. */
const mostListed = sql.lit(50)

const best = (of: string) => sql`
  ${sql.ref(`${of}.state`)} in ('pending', 'active') desc, ${sql.ref(`${of}.accepted_at`)} is not null desc,
  ${sql.ref(`${of}.id`)} desc`

/**
 * Lists the offers of a job that `viewer` made or got: one row without an offer where there are none, and no row where
 * they don't even see the job. Those who have agreed keep their agreement, whether or not they still see the job.
 */
export const listAgreementsOf = prepared<[viewer: number, job: number], AgreementRow | { id: null }>(
  'list_agreements_of_job',
  (viewer, job) => sql`
    select listed.* from (select ${job}::bigint as id) as asked
    left join lateral (
      select ${agreementColumns} from agreements ag ${termsTable}
      where ag.job_id = asked.id and ${visibleAgreement(viewer)}
      order by ${best('ag')} limit ${mostListed}) as listed on true
    where listed.id is not null or exists (select from jobs jb where jb.id = asked.id and ${openableJob(viewer)})
    order by ${best('listed')}`,
)

const findJobRow = prepared<[viewer: number, job: number], { id: number }>(
  'find_job_of_agreements',
  (viewer, job) => sql`select jb.id from jobs jb where jb.id = ${job} and ${openableJob(viewer)}`,
)

/** Whether a member sees a job, for those who have no agreement on it. */
export async function seesJob(db: Db, viewer: number, job: number): Promise<boolean> {
  return (await findJobRow(db, viewer, job)).length > 0
}
