/**
 * The state machine of a milestone, as one table: who may do what in which state, and what comes of it. Handlers and
 * jobs look here, and so does the test that tries everything.
 */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { MilestoneAct, MilestoneStatus } from '@commons/contract/shared/job-milestone.ts'

/** As stored: a milestone that is asked for waits for the side that didn't. */
export type MilestoneState = Exclude<MilestoneStatus, 'pending'> | 'asked_by_client' | 'asked_by_freelancer'

export type Role = 'client' | 'freelancer'
/** `commons`: nobody has answered in time. */
export type Actor = Role | 'commons'

/**
 * `settles`: released or refunded once nothing is held any more, else as before. `asks`: it waits for the other
 * side's answer. `same`: as before.
 */
export type NextState = MilestoneState | 'settles' | 'asks' | 'same'

export interface Transition {
  readonly to: NextState
  /** What the money does: tokens are held for it, paid to the freelancer, or returned to the client. */
  readonly money?: 'hold' | 'pay' | 'return'
  /** What has to wait, or must not wait, for an answer besides. */
  readonly while?:
    | 'refund_waits'
    | 'no_refund_waits'
    | 'own_change_waits'
    | 'other_change_waits'
    | 'no_change_waits'
    | 'not_disputed_before'
}

type Rules = Partial<Record<MilestoneState, Partial<Record<Actor, Transition>>>>

const either = (transition: Transition) => ({ client: transition, freelancer: transition })
const client = (transition: Transition) => ({ client: transition })
const freelancer = (transition: Transition) => ({ freelancer: transition })

const cancelled = { to: 'cancelled' } as const
const asks = { to: 'asks' } as const

/** The same in each state in which money is held and nothing is in dispute. */
const whileHeld = (of: Partial<Record<Actor, Transition>>): Rules => ({
  funded: of,
  submitted: of,
  changes_requested: of,
})

const transitions: Readonly<Record<MilestoneAct, Rules>> = {
  accept: {
    asked_by_client: freelancer({ to: 'accepted' }),
    asked_by_freelancer: client({ to: 'accepted' }),
  },
  decline: {
    asked_by_client: freelancer({ to: 'declined' }),
    asked_by_freelancer: client({ to: 'declined' }),
  },
  update: {
    asked_by_client: either(asks),
    asked_by_freelancer: either(asks),
    accepted: either(asks),
    ...whileHeld(either({ to: 'same', while: 'no_change_waits' })),
  },
  cancel: {
    asked_by_client: client(cancelled),
    asked_by_freelancer: freelancer(cancelled),
    accepted: either(cancelled),
    ...whileHeld(freelancer({ to: 'settles', money: 'return' })),
  },
  fund: {
    asked_by_freelancer: client({ to: 'funded', money: 'hold' }),
    accepted: client({ to: 'funded', money: 'hold' }),
  },
  submit: {
    funded: freelancer({ to: 'submitted' }),
    submitted: freelancer({ to: 'submitted' }),
    changes_requested: freelancer({ to: 'submitted' }),
  },
  request_changes: { submitted: client({ to: 'changes_requested' }) },
  release: {
    funded: client({ to: 'settles', money: 'pay' }),
    submitted: {
      ...client({ to: 'settles', money: 'pay' }),
      commons: { to: 'settles', money: 'pay', while: 'no_refund_waits' },
    },
    changes_requested: client({ to: 'settles', money: 'pay' }),
  },
  request_refund: whileHeld(client({ to: 'same', while: 'no_refund_waits' })),
  answer_refund: whileHeld({
    ...freelancer({ to: 'settles', money: 'return', while: 'refund_waits' }),
    commons: { to: 'settles', money: 'return', while: 'refund_waits' },
  }),
  withdraw_refund: whileHeld(client({ to: 'same', while: 'refund_waits' })),
  give_refund: whileHeld(freelancer({ to: 'settles', money: 'return' })),
  answer_change: whileHeld(either({ to: 'same', while: 'other_change_waits' })),
  withdraw_change: whileHeld(either({ to: 'same', while: 'own_change_waits' })),
  dispute: whileHeld(either({ to: 'disputed', while: 'not_disputed_before' })),
}

/** Acts that need an agreement under way: the others end what has begun. */
export const actsOfAgreement: ReadonlySet<MilestoneAct> = new Set<MilestoneAct>(['accept', 'update', 'fund'])

/** Acts on what both agreed on: a week of hours is logged instead, and only its money has two sides. */
const actsOfTerms: ReadonlySet<MilestoneAct> = new Set<MilestoneAct>([
  'accept',
  'decline',
  'update',
  'cancel',
  'fund',
  'submit',
  'request_changes',
  'answer_change',
  'withdraw_change',
])

export const statusOf = (state: MilestoneState): MilestoneStatus =>
  state === 'asked_by_client' || state === 'asked_by_freelancer' ? 'pending' : state

/** The refusal that says the state a milestone has now. */
const stateRefusals = {
  pending: 'milestone_pending',
  accepted: 'milestone_accepted',
  funded: 'milestone_funded',
  submitted: 'milestone_submitted',
  changes_requested: 'milestone_changes_requested',
  disputed: 'milestone_disputed',
  released: 'milestone_released',
  refunded: 'milestone_refunded',
  declined: 'milestone_declined',
  cancelled: 'milestone_cancelled',
} as const satisfies Record<MilestoneStatus, RefusalName>
export type StateRefusal = (typeof stateRefusals)[MilestoneStatus]

/** Returns what comes of an act, or why it is refused: by the state that the milestone has, or by the side. */
export function transitionOf(
  act: MilestoneAct,
  state: MilestoneState,
  actor: Actor,
  isOfWeek: boolean,
): Transition | StateRefusal | 'other_side_only' | 'own_milestone' | 'milestone_of_week' {
  if (isOfWeek && actsOfTerms.has(act)) return 'milestone_of_week'
  const here = transitions[act][state]
  if (here === undefined) return stateRefusals[statusOf(state)]
  const transition = here[actor]
  if (transition !== undefined) return transition
  return act === 'accept' || act === 'decline' ? 'own_milestone' : 'other_side_only'
}

/** Returns the state that a milestone asked for by this side has. */
export const askedBy = (role: Role): MilestoneState =>
  role === 'client' ? 'asked_by_client' : 'asked_by_freelancer'

export const otherOf = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client')

/** Who acts next in a state, and what; null where the milestone is settled. */
export const nextActs = {
  asked_by_client: { role: 'freelancer', act: 'answer' },
  asked_by_freelancer: { role: 'client', act: 'answer' },
  accepted: { role: 'client', act: 'fund' },
  funded: { role: 'freelancer', act: 'submit' },
  submitted: { role: 'client', act: 'review' },
  changes_requested: { role: 'freelancer', act: 'submit' },
  disputed: null,
  released: null,
  refunded: null,
  declined: null,
  cancelled: null,
} as const satisfies Record<MilestoneState, { role: Role; act: string } | null>
