/** Decisions about disputes, without I/O. */
import {
  daysToDecide,
  daysToSpeak,
  disputeReminderDays,
  type DisputeAct,
  type DisputeStatus,
  mostSayings,
} from '@commons/contract/shared/dispute.ts'
import { daysToAcceptWeek } from '@commons/contract/shared/job-hours.ts'
import { after, centsOf, releaseAt } from '../milestones/milestones.rules.ts'
import { otherOf, type Role } from '../milestones/milestones.transitions.ts'
import {
  type DisputeActor,
  type DisputeTransition,
  disputeTransitionOf,
  type SilentAct,
} from './disputes.transitions.ts'

export const answerUntil = (at: Date): Date => after(at, daysToSpeak)
export const decideUntil = (escalated: Date): Date => after(escalated, daysToDecide)

/** Returns when a milestone, or a week of hours, is released without an answer where its clock begins anew. */
export const clockAnew = (week: string | null, at: Date): Date =>
  week === null ? releaseAt(at) : after(at, daysToAcceptWeek)

/** Returns when the side that has to say something until then is reminded next; null once it was often enough. */
export function remindAt(until: Date, at: Date): Date | null {
  const days = disputeReminderDays.map((each) => after(until, each - daysToSpeak))
  return days.find((each) => each > at) ?? null
}

/** What a dispute's acts depend on. */
export interface Disputed {
  readonly state: DisputeStatus
  readonly opener: Role
  /** What is frozen, in the smallest unit. */
  readonly units: bigint
  /** Whose turn it is to say something; null where it is nobody's. */
  readonly turn: Role | null
  /** When the time for that, or for staff's decision, is over; null once it is settled. */
  readonly until: Date | null
  /** Who has taken it and may still decide; null for nobody. */
  readonly assignee: number | null
  readonly sides: Readonly<Record<Role, Said>>
}

/** What a side has said so far. */
export interface Said {
  /** How often, the opening left out. */
  readonly sayings: number
  /** What the freelancer would get by its last offer; null without one. */
  readonly offer: { readonly id: number; readonly units: bigint } | null
}

/** Returns whether its time is over, so that nothing is left to be done but to settle it. */
export const isTimeOver = ({ until }: Disputed, at: Date): boolean => until !== null && until <= at

const hasSpoken = ({ opener, sides }: Disputed, role: Role): boolean =>
  role === opener || sides[role].sayings > 0

/** Returns whether what a transition needs is so. `member` is who acts. */
export function allows(
  { while: condition }: DisputeTransition,
  dispute: Disputed,
  actor: DisputeActor,
  member: number | null,
): boolean {
  const role = actor === 'client' || actor === 'freelancer' ? actor : null
  switch (condition) {
    case undefined:
      return true
    case 'is_opener':
      return dispute.opener === role
    case 'both_spoke':
      return hasSpoken(dispute, 'client') && hasSpoken(dispute, 'freelancer')
    case 'other_offered':
      return role !== null && dispute.sides[otherOf(role)].offer !== null
    case 'may_say_more':
      return role !== null && dispute.sides[role].sayings < mostSayings
    case 'nobody_has_taken':
      return dispute.assignee === null
    default:
      condition satisfies 'has_taken'
      return dispute.assignee !== null && dispute.assignee === member
  }
}

/** Returns whether an act is possible now. */
export function canAct(
  act: DisputeAct | SilentAct,
  dispute: Disputed,
  { actor, member, at }: { actor: DisputeActor; member: number | null; at: Date },
): boolean {
  const transition = disputeTransitionOf(act, dispute.state, actor)
  // Commons acts once a time is over, and everybody else before.
  return (
    typeof transition !== 'string' &&
    isTimeOver(dispute, at) === (actor === 'commons') &&
    allows(transition, dispute, actor, member)
  )
}

/** Returns what the freelancer gets where this side has lost. */
export const awardWithout = (silent: Role, { units }: Pick<Disputed, 'units'>): bigint =>
  silent === 'client' ? units : 0n

/** Returns the middle of both last offers; a side without an offer wants all for itself. An odd unit is the client's. */
export function middleOf({ units, sides }: Pick<Disputed, 'units' | 'sides'>): bigint {
  const wanted = sides.freelancer.offer?.units ?? units
  return ((sides.client.offer?.units ?? 0n) + wanted) / 2n
}

interface Frozen {
  readonly frozen: bigint
  /** All that the milestone was paid in, and its price in cents. */
  readonly all: { readonly units: bigint; readonly price: bigint }
}

/** Returns what frozen tokens were worth in cents when they were paid in. */
export const frozenCents = ({ frozen, all }: Frozen): bigint => all.price - centsOf(all.units - frozen, all)

/** Returns the same of both parts, which add up to it. */
export function splitCents(award: bigint, of: Frozen): { freelancer: bigint; client: bigint } {
  const whole = frozenCents(of)
  const part = centsOf(award, of.all)
  const freelancer = award === of.frozen || part > whole ? whole : part
  return { freelancer, client: whole - freelancer }
}
