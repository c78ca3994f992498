/**
 * SQL that writes milestones. Every act takes its turn at the agreement, and then at the milestone's row, before any
 * account of the ledger.
 */
import type { AgreementStatus } from '@commons/contract/shared/agreement.ts'
import type { MilestoneEventKind } from '@commons/contract/shared/job-milestone.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'
import { afterDue, type DueRow } from '../../../platform/due.ts'
import { centsOf, type Held, refundUntil, type Waiting } from './milestones.rules.ts'
import { disputedBy } from './milestones.queries.ts'
import type { MilestoneState, Role } from './milestones.transitions.ts'

/** Returns the agreement of a milestone; undefined where there is no such milestone. */
export async function findAgreementOfMilestone(tx: Tx, milestone: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select agreement_id as id from job_milestones where id = ${milestone}`.execute(tx)
  return rows[0]?.id
}

/** Returns the milestone of a request for a refund. */
export async function findMilestoneOfRefund(db: Db, refund: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select milestone_id as id from job_refunds where id = ${refund}`.execute(db)
  return rows[0]?.id
}

/** Locks an agreement for Commons itself. */
export async function keepAgreement(tx: Tx, agreement: number): Promise<void> {
  await sql`select from agreements ag where ag.id = ${agreement} for no key update of ag`.execute(tx)
}

export interface LockedMilestone extends Held, Waiting {
  readonly id: number
  readonly agreement: number
  readonly agreementState: AgreementStatus
  readonly client: number | null
  readonly freelancer: number | null
  readonly description: string
  /** In cents of US dollars. */
  readonly price: bigint
  readonly dueOn: string | null
  readonly releaseAt: Date | null
  readonly remindAt: Date | null
  readonly refund: { readonly id: number; readonly units: bigint } | null
}

interface Row {
  id: number
  agreement: number
  agreement_state: AgreementStatus
  client: number | null
  freelancer: number | null
  description: string
  price: string
  due_on: string | null
  week: string | null
  state: MilestoneState
  units: string
  released: string
  refunded: string
  release_at: Date | null
  remind_at: Date | null
  refund_id: number | null
  refund_units: string | null
  refund_until: Date | null
  change_by_client: boolean | null
  change_until: Date | null
  disputed_by: Role[]
}

/** Locks a milestone whose agreement is locked. */
export async function lockRow(tx: Tx, milestone: number): Promise<LockedMilestone | undefined> {
  // A statement of its own: the next one sees what it waited for.
  await sql`select from job_milestones jm where jm.id = ${milestone} for no key update of jm`.execute(tx)
  const { rows } = await sql<Row>`
    select jm.id, ag.id as agreement, ag.state as agreement_state, ag.client_id as client, ag.freelancer_id as freelancer,
      jm.description, jm.price::text, jm.due_on::text, jm.week::text, jm.state, jm.units::text, jm.released::text, jm.refunded::text,
      jm.release_at, jm.remind_at, jr.id as refund_id, jr.units::text as refund_units, jr.answer_until as refund_until,
      jc.by_client as change_by_client, jc.answer_until as change_until, ${disputedBy} as disputed_by
    from job_milestones jm join agreements ag on ag.id = jm.agreement_id
    left join job_refunds jr on jr.milestone_id = jm.id and jr.state = 'waiting'
    left join job_milestone_changes jc on jc.milestone_id = jm.id
    where jm.id = ${milestone}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { refund_id, change_by_client, change_until } = row
  return {
    id: row.id,
    agreement: row.agreement,
    agreementState: row.agreement_state,
    client: row.client,
    freelancer: row.freelancer,
    description: row.description,
    price: BigInt(row.price),
    dueOn: row.due_on,
    week: row.week,
    state: row.state,
    units: BigInt(row.units),
    released: BigInt(row.released),
    refunded: BigInt(row.refunded),
    releaseAt: row.release_at,
    remindAt: row.remind_at,
    refund: refund_id === null ? null : { id: refund_id, units: BigInt(row.refund_units ?? 0) },
    refundUntil: row.refund_until,
    change:
      change_by_client === null || change_until === null
        ? null
        : { byClient: change_by_client, until: change_until },
    disputedBy: row.disputed_by,
  }
}

/** Returns whether the other side has left Commons, or is about to. */
export async function isLeaving(tx: Tx, member: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from members m
    where m.id = ${member}
      and not exists (select from away_members away where away.member_id = m.id and away.delete_at is not null)`.execute(
    tx,
  )
  return rows.length === 0
}

interface NewMilestone {
  readonly agreement: number
  readonly description: string
  readonly price: bigint
  readonly dueOn: string | null
  readonly state: MilestoneState
  readonly byClient: boolean
  readonly at: Date
}

/** Adds a milestone after those that a locked agreement has; undefined where it has `most`. */
export async function addMilestone(
  tx: Tx,
  { agreement, description, price, dueOn, state, byClient, at }: NewMilestone,
  most: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into job_milestones (agreement_id, place, description, price, due_on, state, by_client, created_at)
    select ${agreement}, coalesce(max(place), 0) + 1, ${description}, ${price}, ${dueOn}::date, ${state}, ${byClient}, ${at}
    from job_milestones where agreement_id = ${agreement} having count(*) < ${most}
    returning id`.execute(tx)
  return rows[0]?.id
}

interface NewEvent {
  readonly milestone: number
  readonly kind: MilestoneEventKind
  /** Null: Commons did it. */
  readonly byClient: boolean | null
  readonly message?: string | undefined
  readonly units?: bigint
  readonly transaction?: number
  readonly at: Date
}

/** Adds to the log of a milestone; returns the entry's id. A trigger tells the other side. */
export async function addEvent(
  tx: Tx,
  { milestone, kind, byClient, message = '', units, transaction, at }: NewEvent,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into job_milestone_events (milestone_id, kind, by_client, message, units, transaction_id, at)
    values (${milestone}, ${kind}, ${byClient}, ${message}, ${units === undefined ? null : String(units)}, ${transaction ?? null}, ${at})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An entry that was added')
  return row.id
}

export async function addFiles(tx: Tx, event: number, media: readonly string[]): Promise<void> {
  await sql`
    insert into job_milestone_files (event_id, place, media_id)
    select ${event}, nth, id from unnest(${media}::uuid[]) with ordinality as f (id, nth)`.execute(tx)
}

/** Sets the state alone; a clock that ran stops. */
export async function setState(tx: Tx, milestone: number, state: MilestoneState): Promise<void> {
  await sql`
    update job_milestones set state = ${state}, release_at = null, remind_at = null where id = ${milestone}`.execute(
    tx,
  )
}

interface Asked {
  readonly description: string
  readonly price: bigint
  readonly dueOn: string | null
  readonly state: MilestoneState
  readonly byClient: boolean
}

/** Asks for a milestone anew, with other terms. */
export async function askAnew(tx: Tx, milestone: number, asked: Asked): Promise<void> {
  const { description, price, dueOn, state, byClient } = asked
  await sql`
    update job_milestones set description = ${description}, price = ${price}, due_on = ${dueOn}::date, state = ${state},
      by_client = ${byClient} where id = ${milestone}`.execute(tx)
}

export async function setFunded(
  tx: Tx,
  milestone: number,
  { units, rate, at }: { units: bigint; rate: string; at: Date },
): Promise<void> {
  await sql`
    update job_milestones set state = 'funded', units = ${String(units)}, rate = ${rate}, funded_at = ${at}
    where id = ${milestone}`.execute(tx)
}

/** Marks work as submitted. A clock that isn't set anew goes on. */
export async function setSubmitted(
  tx: Tx,
  milestone: number,
  { at, releaseAt, remindAt }: { at: Date; releaseAt: Date | null; remindAt: Date | null },
): Promise<void> {
  await sql`
    update job_milestones set state = 'submitted', submitted_at = ${at}, release_at = ${releaseAt}, remind_at = ${remindAt}
    where id = ${milestone}`.execute(tx)
}

export async function setReminded(tx: Tx, { id }: { id: number }, next: Date | null): Promise<void> {
  await sql`update job_milestones set remind_at = ${next} where id = ${id}`.execute(tx)
}

/** Reminds both that it is released soon. */
export async function remind(tx: Tx, { id, client, freelancer }: LockedMilestone): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, about_id)
    select 'job_milestone_reminder', member_id, ${id}::bigint
    from unnest(array[${client}, ${freelancer}]::bigint[]) as party (member_id) where member_id is not null`.execute(
    tx,
  )
}

interface Paid {
  readonly gross: bigint
  readonly fee: bigint
  readonly tax: bigint
  readonly at: Date
}

/** Records what a locked milestone released: it counts for its agreement, whose two may review each other. */
export async function setReleased(
  tx: Tx,
  { id, agreement, ...milestone }: LockedMilestone,
  { gross, fee, tax, at }: Paid,
): Promise<void> {
  const isAll = sql`released + refunded + ${String(gross)}::numeric = units`
  await sql`
    update job_milestones set released = released + ${String(gross)}::numeric, fee = fee + ${String(fee)}::numeric,
      tax = tax + ${String(tax)}::numeric, state = case when ${isAll} then 'released' else state end,
      release_at = case when not ${isAll} then release_at end, remind_at = case when not ${isAll} then remind_at end
    where id = ${id}`.execute(tx)
  const cents = centsOf(milestone.released + gross, milestone) - centsOf(milestone.released, milestone)
  await sql`
    update agreements set released = released + ${cents}, earned_at = coalesce(earned_at, ${at}) where id = ${agreement}`.execute(
    tx,
  )
}

/** Records what a locked milestone gave back. */
export async function setRefunded(tx: Tx, { id }: LockedMilestone, units: bigint): Promise<void> {
  const isAll = sql`released + refunded + ${String(units)}::numeric = units`
  await sql`
    update job_milestones set refunded = refunded + ${String(units)}::numeric,
      state = case when not ${isAll} then state when released > 0 then 'released' else 'refunded' end,
      release_at = case when not ${isAll} then release_at end, remind_at = case when not ${isAll} then remind_at end
    where id = ${id}`.execute(tx)
}

interface NewRefund {
  readonly units: bigint
  readonly message: string
  readonly at: Date
}

export async function addRefund(tx: Tx, milestone: number, { units, message, at }: NewRefund): Promise<void> {
  await sql`
    insert into job_refunds (milestone_id, units, message, asked_at, answer_until)
    values (${milestone}, ${String(units)}, ${message}, ${at}, ${refundUntil(at)})`.execute(tx)
}

export async function endRefund(
  tx: Tx,
  milestone: number,
  state: 'accepted' | 'declined' | 'withdrawn' | 'lapsed',
  at: Date,
): Promise<void> {
  await sql`
    update job_refunds set state = ${state}, answered_at = ${at} where milestone_id = ${milestone} and state = 'waiting'`.execute(
    tx,
  )
}

interface NewChange {
  readonly byClient: boolean
  readonly description: string
  readonly dueOn: string | null
  readonly at: Date
}

/** Adds a change that waits for the other side; one that has run out makes room. */
export async function addChange(
  tx: Tx,
  milestone: number,
  { byClient, description, dueOn, at }: NewChange,
): Promise<void> {
  await sql`delete from job_milestone_changes where milestone_id = ${milestone}`.execute(tx)
  await sql`
    insert into job_milestone_changes (milestone_id, by_client, description, due_on, proposed_at, answer_until)
    values (${milestone}, ${byClient}, ${description}, ${dueOn}::date, ${at}, ${refundUntil(at)})`.execute(tx)
}

/** Ends the change that waits; an accepted one holds from now on. */
export async function endChange(tx: Tx, milestone: number, isAccepted: boolean): Promise<void> {
  await sql`
    with gone as (delete from job_milestone_changes where milestone_id = ${milestone} returning description, due_on, by_client)
    update job_milestones jm set description = gone.description, due_on = gone.due_on, by_client = gone.by_client
    from gone
    where jm.id = ${milestone} and ${isAccepted}`.execute(tx)
}

/** Puts the milestones of a locked agreement in this order; false where these aren't all of them. */
export async function setOrder(tx: Tx, agreement: number, ids: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ is_all: boolean }>`
    select array_agg(id order by id) = (select array_agg(id order by id) from unnest(${ids}::bigint[]) as asked (id)) as is_all
    from job_milestones where agreement_id = ${agreement}`.execute(tx)
  if (rows[0]?.is_all !== true) return false
  await sql`
    update job_milestones jm set place = asked.place
    from unnest(${ids}::bigint[]) with ordinality as asked (id, place)
    where jm.id = asked.id and jm.agreement_id = ${agreement}`.execute(tx)
  return true
}

/** Returns whether money of an agreement is held. */
export async function isHeld(tx: Tx, agreement: number): Promise<boolean> {
  const { rows } = await sql`
    select from job_milestones
    where agreement_id = ${agreement} and state in ('funded', 'submitted', 'changes_requested', 'disputed') limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Rows read at once of those that are due. */
const mostDue = 500

/** What is due of a milestone. */
export interface Due extends DueRow {
  readonly milestone: number
}

// In the order of their times: in that of ids, everything that isn't due would be read as well.

/** Lists milestones that are released without an answer, the earliest first. */
export async function listToRelease(db: Db, at: Date, after?: Due): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select jm.id, jm.id as milestone, jm.release_at::text as since from job_milestones jm
    where jm.release_at <= ${at} and (jm.release_at, jm.id) > ${afterDue(after)}
      and not exists (select from job_refunds jr where jr.milestone_id = jm.id and jr.state = 'waiting')
    order by jm.release_at, jm.id limit ${mostDue}`.execute(db)
  return rows
}

/** Lists milestones whose two are to be reminded, the earliest first. */
export async function listToRemind(db: Db, at: Date, after?: Due): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select jm.id, jm.id as milestone, jm.remind_at::text as since from job_milestones jm
    where jm.remind_at <= ${at} and (jm.remind_at, jm.id) > ${afterDue(after)}
    order by jm.remind_at, jm.id limit ${mostDue}`.execute(db)
  return rows
}

/** Lists milestones of which a refund is granted, since nobody answered, the earliest first. */
export async function listToRefund(db: Db, at: Date, after?: Due): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select jr.id, jr.milestone_id as milestone, jr.answer_until::text as since from job_refunds jr
    where jr.state = 'waiting' and jr.answer_until <= ${at} and (jr.answer_until, jr.id) > ${afterDue(after)}
    order by jr.answer_until, jr.id limit ${mostDue}`.execute(db)
  return rows
}

/** Lists milestones with held money of members whose deletion is due, in the order of their ids: but those that a clock releases. */
export async function listOfLeaving(db: Db, at: Date, after?: Due): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with leaving as materialized (
      select member_id from away_members where delete_at <= ${at} order by delete_at limit ${mostDue})
    select distinct jm.id, jm.id as milestone, '' as since from leaving
    cross join lateral (
      select ag.id from agreements ag where ag.client_id = leaving.member_id
      union all select ag.id from agreements ag where ag.freelancer_id = leaving.member_id) as theirs
    join job_milestones jm on jm.agreement_id = theirs.id
    where jm.id > ${after?.id ?? 0} and jm.state in ('funded', 'submitted', 'changes_requested')
      and jm.release_at is null
    order by jm.id`.execute(db)
  return rows
}
