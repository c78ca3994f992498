/** What every act in a dispute begins with: its turn, and whether it is possible. */
import type { DisputeAct } from '@commons/contract/shared/dispute.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import type { WriteContext } from '../../../platform/write.ts'
import { unitsIn } from '../../wallet/public.ts'
import { keepAgreement, type LockedMilestone, lockRow } from '../milestones/milestones.writing.queries.ts'
import { lockMilestone } from '../milestones/milestones.acting.ts'
import { moved } from '../milestones/milestones.money.ts'
import { otherOf, type Role } from '../milestones/milestones.transitions.ts'
import { allows, isTimeOver } from './disputes.rules.ts'
import { type DisputeTransition, disputeTransitionOf } from './disputes.transitions.ts'
import {
  findMilestoneOfDispute,
  getDispute,
  type LockedDispute,
  setTurn,
} from './disputes.writing.queries.ts'

export interface Locked {
  readonly dispute: LockedDispute
  readonly milestone: LockedMilestone
  readonly at: Date
}

export interface ActingSide extends Locked {
  readonly role: Role
}

export interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

/** What is refused where something else has to be so. */
const missing = {
  is_opener: 'dispute_opener_only',
  both_spoke: 'dispute_unanswered',
  other_offered: 'split_not_found',
  may_say_more: 'too_many_sayings',
  nobody_has_taken: 'dispute_taken',
  has_taken: 'dispute_not_taken',
} as const satisfies Record<NonNullable<DisputeTransition['while']>, string>

/** Returns what comes of an act; refuses where the table of transitions doesn't have it, or its time is over. */
export function requireAct(
  { dispute, at }: Locked,
  act: DisputeAct,
  { role, member }: { readonly role: Role | 'staff'; readonly member: number },
): DisputeTransition {
  const transition = disputeTransitionOf(act, dispute.state, role)
  if (typeof transition === 'string') throw new Refusal(transition)
  if (isTimeOver(dispute, at)) throw new Refusal('dispute_time_over')
  if (transition.while !== undefined && !allows(transition, dispute, role, member))
    throw new Refusal(missing[transition.while])
  return transition
}

/** Locks a dispute for one of its two. */
export async function lockDispute(asking: Asking, id: number): Promise<ActingSide> {
  const found = await findMilestoneOfDispute(asking.tx, id)
  if (!found) throw new Refusal('dispute_not_found')
  const { milestone, role, at } = await lockMilestone(asking, found.milestone).catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal('dispute_not_found') : error
  })
  return { dispute: await getDispute(asking.tx, id), milestone, role, at }
}

/** Locks a dispute for an act of one of its two that is possible. */
export async function beginAct(asking: Asking, id: number, act: DisputeAct): Promise<ActingSide> {
  const acting = await lockDispute(asking, id)
  requireAct(acting, act, { role: acting.role, member: asking.member.id })
  return acting
}

/** Locks a dispute for Commons itself, or for staff. */
export async function lockForCommons(tx: Tx, id: number): Promise<Locked | undefined> {
  const found = await findMilestoneOfDispute(tx, id)
  if (!found) return undefined
  await keepAgreement(tx, found.agreement)
  const milestone = await lockRow(tx, found.milestone)
  return milestone && { dispute: await getDispute(tx, id), milestone, at: now() }
}

/** Locks a dispute for an act of staff that is possible. Nobody decides in their own dispute. */
export async function beginAsStaff({ tx, member }: Asking, id: number, act: DisputeAct): Promise<Locked> {
  const locked = await lockForCommons(tx, id)
  if (!locked) throw new Refusal('dispute_not_found')
  const { client, freelancer } = locked.milestone
  if (client === member.id || freelancer === member.id) throw new Refusal('own_dispute')
  requireAct(locked, act, { role: 'staff', member: member.id })
  return locked
}

/** Returns an amount of tokens for the freelancer; refuses more than is frozen. */
export function partOfFrozen({ units }: LockedDispute, amount: string): bigint {
  const part = unitsIn(amount, 'FCELL', 'amount')
  if (part > units) throw new Refusal('more_than_held', { values: { held: decimalText(units, 'FCELL') } })
  return part
}

/** Hands the turn to the other side, where the one who has said something had it. */
export async function passTurn(tx: Tx, { dispute, role, at }: ActingSide): Promise<void> {
  if (dispute.turn === role) await setTurn(tx, dispute.id, otherOf(role), at)
}

/** After the commit, makes pages that show the dispute, or its milestone, read again. */
export function disputeChanged(
  context: Pick<WriteContext, 'tx' | 'hint' | 'emit'>,
  { dispute, milestone }: Locked,
): void {
  context.hint(`dispute:${dispute.id}`)
  for (const member of [milestone.client, milestone.freelancer, dispute.assignee])
    if (member !== null) context.hint(`disputes:${member}`, [member])
  moved(context, milestone)
}
