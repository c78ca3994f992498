/**
 * The state machine of a dispute, as one table: who may do what in which state, and what comes of it. Handlers and the
 * job look here, and so does the test that tries everything.
 */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { DisputeAct, DisputeRole, DisputeStatus } from '@commons/contract/shared/dispute.ts'

/** `commons`: a time is over. */
export type DisputeActor = DisputeRole | 'commons'

/** What happens without a word of anybody. */
export type SilentAct = 'forfeit' | 'halve'

export interface DisputeTransition {
  readonly to: DisputeStatus | 'same'
  /** What the money does: both get their part, or the milestone goes on with it. */
  readonly money?: 'split' | 'unfreeze'
  /** What has to be so besides. */
  readonly while?:
    | 'is_opener'
    | 'both_spoke'
    | 'other_offered'
    | 'may_say_more'
    | 'nobody_has_taken'
    | 'has_taken'
}

type Rules = Partial<Record<DisputeStatus, Partial<Record<DisputeActor, DisputeTransition>>>>

const either = (transition: DisputeTransition) => ({ client: transition, freelancer: transition })

/** The same whether the two still talk or staff decide. */
const whileFrozen = (of: Partial<Record<DisputeActor, DisputeTransition>>): Rules => ({
  open: of,
  escalated: of,
})

const says = whileFrozen(either({ to: 'same', while: 'may_say_more' }))

const transitions: Readonly<Record<DisputeAct | SilentAct, Rules>> = {
  add_evidence: says,
  offer_split: says,
  accept_split: whileFrozen(either({ to: 'agreed', money: 'split', while: 'other_offered' })),
  withdraw: whileFrozen(either({ to: 'withdrawn', money: 'unfreeze', while: 'is_opener' })),
  escalate: { open: either({ to: 'escalated', while: 'both_spoke' }) },
  take: { escalated: { staff: { to: 'same', while: 'nobody_has_taken' } } },
  read_chat: { escalated: { staff: { to: 'same', while: 'has_taken' } } },
  decide: { escalated: { staff: { to: 'decided', money: 'split', while: 'has_taken' } } },
  forfeit: { open: { commons: { to: 'forfeited', money: 'split' } } },
  halve: { escalated: { commons: { to: 'halved', money: 'split' } } },
}

/** The refusal that says the state a dispute has now. */
const stateRefusals = {
  open: 'dispute_open',
  escalated: 'dispute_escalated',
  withdrawn: 'dispute_withdrawn',
  agreed: 'dispute_settled',
  forfeited: 'dispute_settled',
  decided: 'dispute_settled',
  halved: 'dispute_settled',
} as const satisfies Record<DisputeStatus, RefusalName>
export type DisputeStateRefusal = (typeof stateRefusals)[DisputeStatus]

/** Returns what comes of an act; the refusal that names the dispute's state where the table doesn't have it. */
export const disputeTransitionOf = (
  act: DisputeAct | SilentAct,
  state: DisputeStatus,
  actor: DisputeActor,
): DisputeTransition | DisputeStateRefusal => transitions[act][state]?.[actor] ?? stateRefusals[state]
