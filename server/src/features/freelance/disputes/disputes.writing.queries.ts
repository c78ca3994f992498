/** SQL that writes disputes. Every act takes its turn at the agreement and the milestone, as acts on milestones do. */
import type { DisputeEventKind, DisputeRole, DisputeStatus } from '@commons/contract/shared/dispute.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'
import { remindAt as remindOfRelease } from '../milestones/milestones.rules.ts'
import type { Role } from '../milestones/milestones.transitions.ts'
import type { LockedMilestone } from '../milestones/milestones.writing.queries.ts'
import { assigneeNow, bothSaid, type SaidRow } from './disputes.queries.ts'
import { answerUntil, clockAnew, decideUntil, type Disputed, remindAt, type Said } from './disputes.rules.ts'

/** States of a milestone whose money is held and not in dispute. */
export type HeldState = 'funded' | 'submitted' | 'changes_requested'

interface NewDispute {
  readonly milestone: number
  readonly opener: Role
  readonly heldState: HeldState
  readonly hadClock: boolean
  readonly units: bigint
  readonly at: Date
}

export async function addDispute(
  tx: Tx,
  { milestone, opener, heldState, hadClock, units, at }: NewDispute,
): Promise<number> {
  const until = answerUntil(at)
  const { rows } = await sql<{ id: number }>`
    insert into job_disputes (milestone_id, by_client, held_state, had_clock, units, opened_at, turn_of_client, answer_until,
      remind_at)
    values (${milestone}, ${opener === 'client'}, ${heldState}, ${hadClock}, ${String(units)}, ${at},
      ${opener !== 'client'}, ${until}, ${remindAt(until, at)})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A dispute that was added')
  return row.id
}

interface NewEntry {
  readonly dispute: number
  readonly kind: DisputeEventKind
  /** Null: Commons did it. */
  readonly by: DisputeRole | null
  readonly staff?: number
  readonly message?: string | undefined
  readonly units?: bigint | undefined
  readonly media?: readonly string[]
  readonly at: Date
}

/** Adds to the log of a dispute. A trigger tells who has to know. */
export async function addEntry(
  tx: Tx,
  { dispute, kind, by, staff, message = '', units, media = [], at }: NewEntry,
): Promise<void> {
  await sql`
    with entry as (
      insert into job_dispute_events (dispute_id, kind, by_role, staff_id, message, units, at)
      values (${dispute}, ${kind}, ${by}, ${staff ?? null}, ${message}, ${units === undefined ? null : String(units)}, ${at})
      returning id)
    insert into job_dispute_files (event_id, place, media_id)
    select entry.id, nth, file.id from entry cross join unnest(${media}::uuid[]) with ordinality as file (id, nth)`.execute(
    tx,
  )
}

export interface LockedDispute extends Disputed {
  readonly id: number
  readonly heldState: HeldState
  readonly hadClock: boolean
  readonly remindAt: Date | null
}

interface Row {
  id: number
  state: DisputeStatus
  by_client: boolean
  held_state: HeldState
  had_clock: boolean
  units: string
  turn_of_client: boolean | null
  until: Date | null
  remind_at: Date | null
  assignee: number | null
  said: Record<Role, SaidRow>
}

export const saidOf = ({ sayings, offer }: SaidRow): Said => ({
  sayings,
  offer: offer && { id: offer.id, units: BigInt(offer.units) },
})

/** Returns a dispute whose milestone is locked. */
export async function getDispute(tx: Tx, dispute: number): Promise<LockedDispute> {
  const { rows } = await sql<Row>`
    select jd.id, jd.state, jd.by_client, jd.held_state, jd.had_clock, jd.units::text as units, jd.turn_of_client,
      coalesce(jd.answer_until, jd.decide_until) as until, jd.remind_at, ${assigneeNow} as assignee, ${bothSaid}
    from job_disputes jd where jd.id = ${dispute}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A dispute that is locked')
  return {
    id: row.id,
    state: row.state,
    opener: row.by_client ? 'client' : 'freelancer',
    heldState: row.held_state,
    hadClock: row.had_clock,
    units: BigInt(row.units),
    turn: row.turn_of_client === null ? null : row.turn_of_client ? 'client' : 'freelancer',
    until: row.until,
    remindAt: row.remind_at,
    assignee: row.assignee,
    sides: { client: saidOf(row.said.client), freelancer: saidOf(row.said.freelancer) },
  }
}

/** Returns the milestone and the agreement of a dispute; undefined where there is no such dispute. */
export async function findMilestoneOfDispute(
  db: Db,
  dispute: number,
): Promise<{ milestone: number; agreement: number } | undefined> {
  const { rows } = await sql<{ milestone: number; agreement: number }>`
    select jm.id as milestone, jm.agreement_id as agreement
    from job_disputes jd join job_milestones jm on jm.id = jd.milestone_id where jd.id = ${dispute}`.execute(
    db,
  )
  return rows[0]
}

/** Returns the dispute in which an offer was made. */
export async function findDisputeOfOffer(db: Db, offer: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select dispute_id as id from job_dispute_events where id = ${offer} and kind = 'offered'`.execute(db)
  return rows[0]?.id
}

/** Returns the dispute by whose outcome a milestone's money moved. */
export async function findDisputeOfPayment(db: Db, milestone: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from job_disputes where milestone_id = ${milestone} and state = 'agreed'`.execute(db)
  return rows[0]?.id
}

/** Hands the turn to a side. */
export async function setTurn(tx: Tx, dispute: number, to: Role, at: Date): Promise<void> {
  const until = answerUntil(at)
  await sql`
    update job_disputes set turn_of_client = ${to === 'client'}, answer_until = ${until}, remind_at = ${remindAt(until, at)}
    where id = ${dispute}`.execute(tx)
}

export async function setEscalated(tx: Tx, dispute: number, at: Date): Promise<void> {
  await sql`
    update job_disputes set state = 'escalated', escalated_at = ${at}, decide_until = ${decideUntil(at)}, turn_of_client = null,
      answer_until = null, remind_at = null
    where id = ${dispute}`.execute(tx)
}

export async function setAssignee(tx: Tx, dispute: number, member: number): Promise<void> {
  await sql`update job_disputes set assignee_id = ${member} where id = ${dispute}`.execute(tx)
}

/** Marks a dispute as over; `award` is what the freelancer got, null where it was withdrawn. */
export async function setSettled(
  tx: Tx,
  dispute: number,
  {
    state,
    award,
    at,
  }: { state: Exclude<DisputeStatus, 'open' | 'escalated'>; award: bigint | null; at: Date },
): Promise<void> {
  await sql`
    update job_disputes set state = ${state}, awarded = ${award === null ? null : String(award)}, settled_at = ${at},
      turn_of_client = null, answer_until = null, remind_at = null, decide_until = null
    where id = ${dispute}`.execute(tx)
}

/** Lets the two of an agreement review each other: they have a ruling, if not money. */
export async function setEarned(tx: Tx, { agreement }: LockedMilestone, at: Date): Promise<void> {
  await sql`update agreements set earned_at = coalesce(earned_at, ${at}) where id = ${agreement}`.execute(tx)
}

/** Freezes a milestone: its clocks and whatever waits for an answer end. */
export async function freeze(tx: Tx, milestone: number, at: Date): Promise<void> {
  await sql`
    update job_milestones set state = 'disputed', release_at = null, remind_at = null where id = ${milestone}`.execute(
    tx,
  )
  await sql`delete from job_milestone_changes where milestone_id = ${milestone}`.execute(tx)
  await sql`
    update job_refunds set state = 'withdrawn', answered_at = ${at} where milestone_id = ${milestone} and state = 'waiting'`.execute(
    tx,
  )
}

/** Lets a frozen milestone go on as before; a clock that ran begins anew. */
export async function unfreeze(
  tx: Tx,
  { id: milestone, week }: LockedMilestone,
  { heldState, hadClock }: LockedDispute,
  at: Date,
): Promise<void> {
  const release = hadClock ? clockAnew(week, at) : null
  await sql`
    update job_milestones set state = ${heldState}, release_at = ${release}, remind_at = ${release && remindOfRelease(release, at)}
    where id = ${milestone}`.execute(tx)
}

export async function setReminded(tx: Tx, dispute: number, next: Date | null): Promise<void> {
  await sql`update job_disputes set remind_at = ${next} where id = ${dispute}`.execute(tx)
}

/** Reminds the side whose turn it is. */
export async function remind(tx: Tx, dispute: number, member: number | null): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    select 'job_dispute_reminder', ${member}::bigint, ${dispute}::bigint where ${member}::bigint is not null`.execute(
    tx,
  )
}

/** Rows read at once of those that are due. */
const mostDue = 500

/** What is due of a dispute, and since when, as PostgreSQL writes it: a `Date` would lose its microseconds. */
/** Lists disputes by one of their times, the earliest first. */
const dueBy =
  (column: 'answer_until' | 'remind_at' | 'decide_until') =>
  async (db: Db, at: Date, after?: DueRow): Promise<readonly DueRow[]> => {
    const time = sql.ref(`jd.${column}`)
    const { rows } = await sql<DueRow>`
      select jd.id, ${time}::text as since from job_disputes jd
      where ${time} <= ${at}
        and (${time}, jd.id) > ${afterDue(after)}
      order by ${time}, jd.id limit ${mostDue}`.execute(db)
    return rows
  }

export const listToForfeit = dueBy('answer_until')
export const listToRemindOfDispute = dueBy('remind_at')
export const listToHalve = dueBy('decide_until')
