/**
 * SQL that writes agreements. Offers, and answers to them, take turns at the job, after the members and before
 * the bid; whatever concerns an agreement alone takes a turn at its own row.
 */
import { type RawBuilder, sql } from 'kysely'
import type { AgreementStatus, VersionStatus } from '@commons/contract/shared/agreement.ts'
import type { JobPay } from '@commons/contract/shared/job.ts'
import { me } from '../../../discussion/discussion.locks.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { visibleAgreement } from '../../../visibility/agreements.ts'
import { notHidden } from '../../../visibility/members.ts'
import { answerUntil, type Terms } from './agreements.rules.ts'

/** Keeps two members from being removed, in the order of their ids. */
export async function keepMembers(tx: Tx, members: readonly number[]): Promise<void> {
  await sql`select from members where id = any (${members}::bigint[]) order by id for key share`.execute(tx)
}

export interface OfferedBid {
  readonly id: number
  readonly state: 'open' | 'shortlisted' | 'declined' | 'awarded'
}

/** Locks the bid of a member for a locked job; undefined where it doesn't stand, or its bidder isn't seen. */
export async function lockBidOf(
  tx: Tx,
  { client, job, bidder }: { client: number; job: number; bidder: number },
): Promise<OfferedBid | undefined> {
  const { rows } = await sql<OfferedBid>`
    select bd.id, bd.state from bids bd
    where bd.job_id = ${job} and bd.bidder_id = ${bidder} and bd.state <> 'retreated'
      and ${notHidden(sql`${client}::bigint`, sql.ref('bd.bidder_id'))}
    for no key update of bd`.execute(tx)
  return rows[0]
}

interface NewOffer {
  readonly job: number
  readonly client: number
  readonly freelancer: number
  readonly title: string
  readonly terms: Terms
  readonly message: string
  readonly at: Date
}

/** Adds an offer of a locked job; returns its id, or undefined where there is an open one. */
export async function addOffer(
  tx: Tx,
  { job, client, freelancer, title, terms, message, at }: NewOffer,
): Promise<number | undefined> {
  // What has run out makes room, also before the job that says so.
  await lapse(
    tx,
    sql`ag.job_id = ${job} and ag.state = 'pending' and v.state = 'proposed' and v.answer_until <= ${at}`,
  )
  const { rows } = await sql<{ id: number }>`
    insert into agreements (job_id, client_id, freelancer_id, title, offered_at)
    select ${job}, ${client}, ${freelancer}, ${title}, ${at}
    where not exists (select from agreements where job_id = ${job} and state in ('pending', 'active'))
    returning id`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  await addVersion(tx, { agreement: row.id, version: 1, byClient: true, terms, message, at })
  return row.id
}

interface NewVersion {
  readonly agreement: number
  readonly version: number
  readonly byClient: boolean
  readonly terms: Terms
  readonly message: string
  readonly at: Date
}

export async function addVersion(
  tx: Tx,
  { agreement, version, byClient, terms, message, at }: NewVersion,
): Promise<void> {
  await sql`
    insert into agreement_versions (agreement_id, version, pay_by, price, delivery, weekly_hours, description, by_client,
      message, proposed_at, answer_until)
    values (${agreement}, ${version}, ${terms.payBy}, ${terms.price}, ${terms.delivery}, ${terms.weeklyHours},
      ${terms.description}, ${byClient}, ${message}, ${at}, ${answerUntil(at)})`.execute(tx)
}

export interface LockedAgreement {
  readonly id: number
  readonly job: number | null
  readonly client: number | null
  readonly freelancer: number | null
  readonly state: AgreementStatus
  /** Until when the version that waits can be answered; null where none waits. */
  readonly answer_until: Date | null
}

/** Locks an agreement for one of its two, after its job where `withJob`; undefined for others. */
export async function lockAgreement(
  tx: Tx,
  member: number,
  agreement: number,
  { withJob = false }: { withJob?: boolean } = {},
): Promise<LockedAgreement | undefined> {
  await sql`with ${me(sql`${member}`)} select from me`.execute(tx)
  if (withJob)
    await sql`
      select from jobs jb where jb.id = (select ag.job_id from agreements ag where ag.id = ${agreement})
      for no key update of jb`.execute(tx)
  await sql`select from agreements ag where ag.id = ${agreement} for no key update of ag`.execute(tx)
  const { rows } = await sql<LockedAgreement>`
    select ag.id, ag.job_id as job, ag.client_id as client, ag.freelancer_id as freelancer, ag.state,
      (select v.answer_until from agreement_versions v where v.agreement_id = ag.id and v.state = 'proposed') as answer_until
    from agreements ag where ag.id = ${agreement} and ${visibleAgreement(sql`${member}::bigint`)}`.execute(tx)
  return rows[0]
}

/** Makes an agreement of an offer: its job and bid are awarded. */
export async function acceptOffer(tx: Tx, { id, job, freelancer }: LockedAgreement, at: Date): Promise<void> {
  await sql`update agreements set state = 'active', accepted_at = ${at} where id = ${id}`.execute(tx)
  await sql`
    update agreement_versions set state = 'accepted', answered_at = ${at}
    where agreement_id = ${id} and state = 'proposed'`.execute(tx)
  await sql`update jobs set state = 'awarded' where id = ${job}`.execute(tx)
  await sql`update bids set state = 'awarded' where job_id = ${job} and bidder_id = ${freelancer}`.execute(tx)
}

/** Ends an offer that was not accepted. A trigger ends its terms with it. */
export async function endOffer(
  tx: Tx,
  id: number,
  state: 'declined' | 'withdrawn',
  reason: string,
): Promise<void> {
  await sql`update agreements set state = ${state}, reason = ${reason} where id = ${id}`.execute(tx)
}

interface Ending {
  readonly by: number
  readonly reason: string
  readonly at: Date
}

export async function endAgreement(tx: Tx, id: number, { by, reason, at }: Ending): Promise<void> {
  await sql`
    update agreements set state = 'ended', ended_at = ${at}, ended_by = ${by}, reason = ${reason}
    where id = ${id}`.execute(tx)
}

export interface VersionNow {
  readonly version: number
  readonly versions: number
  readonly pay_by: JobPay
  readonly price: string
  readonly delivery: number
  readonly weekly_hours: number | null
  readonly description: string
}

/** Returns the terms of a locked agreement that hold. */
export async function getTerms(tx: Tx, agreement: number): Promise<VersionNow> {
  const { rows } = await sql<VersionNow>`
    select v.version, (select max(version) from agreement_versions where agreement_id = ag.id) as versions, v.pay_by,
      v.price::text, v.delivery, v.weekly_hours, v.description
    from agreements ag join agreement_versions v on v.agreement_id = ag.id and v.version = ag.version
    where ag.id = ${agreement}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An agreement has no terms')
  return row
}

export interface Change {
  readonly version: number
  readonly state: VersionStatus
  readonly by_client: boolean
  readonly answer_until: Date
}

/** Returns the agreement of a change; undefined where there is none. */
export async function findAgreementOf(tx: Tx, change: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select agreement_id as id from agreement_versions where id = ${change} and version > 1`.execute(tx)
  return rows[0]?.id
}

/** Returns a change of a locked agreement. */
export async function findChange(tx: Tx, change: number): Promise<Change | undefined> {
  const { rows } = await sql<Change>`
    select version, state, by_client, answer_until from agreement_versions where id = ${change}`.execute(tx)
  return rows[0]
}

/** Answers a change; an accepted one holds from now on. */
export async function answerChange(
  tx: Tx,
  change: number,
  state: 'accepted' | 'declined' | 'withdrawn',
  at: Date,
): Promise<void> {
  await sql`
    with answered as (
      update agreement_versions set state = ${state}, answered_at = ${at} where id = ${change}
      returning agreement_id, version)
    update agreements ag set version = answered.version from answered
    where ag.id = answered.agreement_id and ${state}::text = 'accepted'`.execute(tx)
}

interface Lapsed {
  readonly id: number
  readonly client: number | null
  readonly freelancer: number | null
}

/** Marks what wasn't answered in time: an offer with its agreement, a change alone. */
export async function lapse(tx: Tx, which: RawBuilder<unknown>): Promise<Lapsed[]> {
  const due = sql`agreements ag join agreement_versions v on v.agreement_id = ag.id where ${which}`
  // The lock is a statement of its own: only the next one sees an answer that it waited for.
  await sql`select from ${due} order by ag.id for no key update of ag`.execute(tx)
  const { rows } = await sql<Lapsed>`
    with due as materialized (
      select ag.id, v.id as version_id, ag.state, ag.client_id, ag.freelancer_id from ${due}),
    offers as (
      update agreements set state = 'lapsed' where id in (select id from due where state = 'pending')),
    changes as (
      update agreement_versions set state = 'lapsed', answered_at = now()
      where id in (select version_id from due where state = 'active'))
    select id, client_id as client, freelancer_id as freelancer from due`.execute(tx)
  return rows
}

/** Versions read at once of those that nobody answered. */
const mostDue = 200

/** Lists versions that can't be answered any more, in the order of their ids. */
export async function listUnanswered(
  db: Db,
  at: Date,
  after: number,
): Promise<Array<{ id: number; agreement: number }>> {
  const { rows } = await sql<{ id: number; agreement: number }>`
    select id, agreement_id as agreement from agreement_versions
    where state = 'proposed' and answer_until <= ${at} and id > ${after} order by id limit ${mostDue}`.execute(
    db,
  )
  return rows
}
