/** Decisions about milestones, without I/O. */
import {
  daysToAnswerRefund,
  daysToRelease,
  type MilestoneAct,
  reminderDays,
} from '@commons/contract/shared/job-milestone.ts'
import { jobFeePercent } from '@commons/contract/shared/bid.ts'
import { ppm } from '../../../ledger/money.ts'
import {
  type Actor,
  type MilestoneState,
  type Role,
  type Transition,
  transitionOf,
} from './milestones.transitions.ts'

const day = 24 * 60 * 60_000
export const after = (at: Date, days: number): Date => new Date(at.getTime() + days * day)

/** Our share of what is released. */
export const jobFee = ppm(jobFeePercent * 10_000)

export const releaseAt = (submitted: Date): Date => after(submitted, daysToRelease)
export const refundUntil = (asked: Date): Date => after(asked, daysToAnswerRefund)

/** Returns when both are reminded next that it is released at this time; null once they were told often enough. */
export function remindAt(released: Date, at: Date): Date | null {
  const days = reminderDays.map((each) => after(released, each - daysToRelease))
  return days.find((each) => each > at) ?? null
}

/** Tokens of a milestone, in the smallest unit. */
export interface Held {
  readonly units: bigint
  readonly released: bigint
  readonly refunded: bigint
}

export const heldOf = ({ units, released, refunded }: Held): bigint => units - released - refunded

/**
 * Returns what a part of all units was worth in cents when they were paid in, to the nearest: units are rounded up
 * when they are paid in, so whole dollars come to a little less than themselves.
 */
export const centsOf = (part: bigint, { units, price }: { units: bigint; price: bigint }): bigint =>
  units === 0n ? 0n : (2n * price * part + units) / (2n * units)

export interface Waiting {
  readonly state: MilestoneState
  /** The Monday of the week whose logged hours it pays; null where both asked for it. */
  readonly week: string | null
  /** Until when a request for a refund can be answered; null where none waits. */
  readonly refundUntil: Date | null
  /** The same of a change, and who proposed it. */
  readonly change: { readonly byClient: boolean; readonly until: Date } | null
  /** The sides that have opened a dispute about it: each may once. */
  readonly disputedBy: readonly Role[]
}

/** Returns whether what a transition needs to wait, or not to wait, does so. */
export function holds(
  { while: condition }: Transition,
  { refundUntil: until, change, disputedBy }: Waiting,
  actor: Actor,
  at: Date,
): boolean {
  const open = change !== null && at < change.until ? change : null
  switch (condition) {
    case undefined:
      return true
    case 'refund_waits':
      return until !== null && (actor === 'commons' ? until <= at : at < until)
    case 'no_refund_waits':
      return until === null
    case 'no_change_waits':
      return open === null
    case 'own_change_waits':
      return open !== null && open.byClient === (actor === 'client')
    case 'not_disputed_before':
      return disputedBy.every((role) => role !== actor)
    default:
      condition satisfies 'other_change_waits'
      return open !== null && open.byClient !== (actor === 'client')
  }
}

/** Returns the transition of an act that is possible now, or undefined. */
export function possible(
  act: MilestoneAct,
  waiting: Waiting,
  actor: Actor,
  at: Date,
): Transition | undefined {
  const transition = transitionOf(act, waiting.state, actor, waiting.week !== null)
  return typeof transition === 'string' || !holds(transition, waiting, actor, at) ? undefined : transition
}
