/** What every act on a milestone begins with: its turn, and whether it is possible. */
import type { MilestoneAct } from '@commons/contract/shared/job-milestone.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { Refusal } from '../../../platform/call/refusal.ts'
import { now } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/prepared.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockAgreement } from '../agreements/agreements.writing.queries.ts'
import { heldOf, holds } from './milestones.rules.ts'
import { actsOfAgreement, type Role, type Transition, transitionOf } from './milestones.transitions.ts'
import { findAgreementOfMilestone, type LockedMilestone, lockRow } from './milestones.writing.queries.ts'

export interface Acting {
  readonly milestone: LockedMilestone
  readonly role: Role
  readonly byClient: boolean
  readonly at: Date
}

interface Asking {
  readonly tx: Tx
  readonly member: { readonly id: number }
}

/** Locks a milestone for one of the two of its agreement. */
export async function lockMilestone({ tx, member }: Asking, id: number): Promise<Acting> {
  const agreement = await findAgreementOfMilestone(tx, id)
  const locked = agreement === undefined ? undefined : await lockAgreement(tx, member.id, agreement)
  const milestone = locked && (await lockRow(tx, id))
  if (!milestone) throw new Refusal('milestone_not_found')
  const byClient = milestone.client === member.id
  return { milestone, role: byClient ? 'client' : 'freelancer', byClient, at: now() }
}

/** What is refused where something else has to wait for an answer, or must not. */
const missing = {
  refund_waits: 'refund_over',
  no_refund_waits: 'refund_open',
  own_change_waits: 'change_over',
  other_change_waits: 'change_over',
  no_change_waits: 'change_open',
  not_disputed_before: 'disputed_before',
} as const satisfies Record<NonNullable<Transition['while']>, string>

/** Returns what comes of an act; refuses where the table of transitions doesn't have it. */
export function requirePossible({ milestone, role, at }: Acting, act: MilestoneAct): Transition {
  const transition = transitionOf(act, milestone.state, role, milestone.week !== null)
  if (typeof transition === 'string') throw new Refusal(transition)
  if (actsOfAgreement.has(act) && milestone.agreementState !== 'active') throw new Refusal('agreement_over')
  if (transition.while !== undefined && !holds(transition, milestone, role, at))
    throw new Refusal(missing[transition.while])
  return transition
}

/** Locks a milestone for an act that is possible. */
export async function begin(asking: Asking, id: number, act: MilestoneAct): Promise<Acting> {
  const acting = await lockMilestone(asking, id)
  requirePossible(acting, act)
  return acting
}

/** Returns an amount of tokens of which no more are asked for than are held; all that is held if it is missing. */
export function partOf(milestone: LockedMilestone, amount: string | undefined): bigint {
  const held = heldOf(milestone)
  const part = amount === undefined ? held : unitsIn(amount, 'FCELL', 'amount')
  if (part > held) throw new Refusal('more_than_held', { values: { held: decimalText(held, 'FCELL') } })
  return part
}
