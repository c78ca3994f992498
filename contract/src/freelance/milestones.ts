import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Attachment, attachmentFiles, attachmentRefusals } from '../shared/attachment.ts'
import { Count } from '../shared/count.ts'
import { Day, DayIn } from '../shared/day.ts'
import { disputeStatuses } from '../shared/dispute.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import {
  daysToAnswerRefund,
  daysToRelease,
  longestJobMilestone,
  longestMilestoneMessage,
  milestoneActs,
  milestoneEvents,
  milestoneStatuses,
  type MilestoneStatus,
  mostJobMilestones,
  refundStatuses,
} from '../shared/job-milestone.ts'
import { Amount, AmountIn } from '../shared/money.ts'
import { TextIn } from '../shared/text.ts'
import { moneyRefusals } from '../wallet/transfers.ts'
import { PriceIn } from './bids.ts'
import { InvoiceName } from './papers.ts'

/**
 * Milestones of an agreement at a fixed price: parts of the work that are paid on their own. Their money is
 * held from funding on, in tokens, until it is released to the freelancer or goes back to the client.
 */

const Role = z.enum(['client', 'freelancer'])

/** Tokens, and what they were worth in US dollars when they were paid in. */
export const Sum = z.object({ tokens: Amount, usd: Amount })

/** What happened to a milestone, in its log that both see. */
export const MilestoneEvent = z.object({
  id: Id,
  kind: z.enum(milestoneEvents),
  /** Who did it; null where Commons did, since nobody had answered in time. */
  by: Role.nullable(),
  is_own: Flag,
  /** What was said; empty for nothing. */
  message: z.string(),
  /** What moved, or what was asked for; null where it was about no money. */
  sum: Sum.nullable(),
  /** Of the caller's receipt in the wallet, where it moved their money. */
  trx_number: Id.nullable(),
  /** The invoice for what was released; null otherwise. */
  invoice: InvoiceName.nullable(),
  files: z.array(Attachment),
  at: z.iso.datetime(),
})
export type MilestoneEvent = z.infer<typeof MilestoneEvent>

const Change = z.object({
  description: z.string(),
  due_date: Day,
  proposed_by: Role,
  is_own: Flag,
  proposed_at: z.iso.datetime(),
  answer_until: z.iso.datetime(),
})

const Refund = z.object({
  refund_id: Id,
  ...Sum.shape,
  message: z.string(),
  asked_at: z.iso.datetime(),
  /** Without an answer it is granted then. */
  answer_until: z.iso.datetime(),
})

export const Milestone = z.object({
  id: Id,
  payment_id: Id,
  /** Null where the job is gone. */
  project_id: Id.nullable(),
  /** In the order that the two chose: 1 is the first. */
  place: Count,
  /** The Monday of the week whose logged hours it pays; null where one of the two asked for it. */
  week: Day,
  description: z.string(),
  /** In US dollars, as agreed. From funding on the tokens decide. */
  amount: Amount,
  due_date: Day,
  /** When it was asked for. */
  date: z.iso.datetime(),
  asked_by: Role,
  /** 1: the caller asked for it. */
  is_own: Flag,
  status: z.enum(milestoneStatuses),
  /** Null until it is funded. */
  money: z
    .object({
      /** All that was paid in. */
      funded: Sum,
      /** In US dollars, for one token: fixed by the funding. */
      rate: Amount,
      /** What is held. */
      held: Sum,
      /** What left to the freelancer, before fee and tax. */
      released: Sum,
      refunded: Sum,
      /** Our fee on what was released. */
      fee: Sum,
      /** For the freelancer alone: tax that was withheld, and what they got. Null for the client. */
      tax: Sum.nullable(),
      paid: Sum.nullable(),
    })
    .nullable(),
  funded_at: z.iso.datetime().nullable(),
  submitted_at: z.iso.datetime().nullable(),
  /** Who acts next, and until when (null: no day); null where nobody has to. */
  next: z
    .object({
      role: Role,
      /** 1: it is the caller. */
      is_own: Flag,
      act: z.enum(['answer', 'fund', 'submit', 'review', 'answer_refund', 'answer_change', 'answer_dispute']),
      until: z.iso.datetime().nullable(),
      /** What happens without an answer until then. */
      otherwise: z.enum(['released', 'refunded', 'lapsed', 'lost']).nullable(),
    })
    .nullable(),
  /** When it is released by itself; null while no clock runs. */
  release_at: z.iso.datetime().nullable(),
  /** What the caller may do now. */
  acts: z.array(z.enum(milestoneActs)),
  /** The request for a refund that waits for an answer. */
  refund: Refund.nullable(),
  /** The change that waits for an answer, of a milestone that has money. */
  change: Change.nullable(),
  /** The latest dispute about it; null where there was none. */
  dispute: z.object({ dispute_id: Id, status: z.enum(disputeStatuses), opened_by: Role }).nullable(),
  /** What happened, the latest first. */
  history: z.array(MilestoneEvent),
})
export type Milestone = z.infer<typeof Milestone>

/** All milestones of an agreement together. */
const Summary = z.object({
  payment_id: Id,
  role: Role,
  /** In US dollars: the price that was agreed on. */
  agreed: Amount,
  /** In US dollars: milestones that are asked for or accepted and have no money yet. */
  requested: Amount,
  /** What is held. */
  in_progress: Sum,
  /** Before fee and tax. */
  released: Sum,
  refunded: Sum,
  fee: Sum,
  /** For the freelancer alone; null for the client. */
  tax: Sum.nullable(),
  paid: Sum.nullable(),
  fee_percent: z.string(),
  /** What would be withheld of a release now: 0 or 5. For the freelancer alone; null for the client. */
  tax_percent: z.string().nullable(),
  /** 1: the caller may ask for another milestone. */
  can_add: Flag,
  /** 1: the caller may put them into another order. */
  can_reorder: Flag,
})
export type MilestoneSummary = z.infer<typeof Summary>

const Text = TextIn(longestJobMilestone, 'milestone_description_too_long').refine(
  (text) => text !== '',
  'milestone_description_missing',
)
const Message = TextIn(longestMilestoneMessage, 'milestone_message_too_long')
const SaidMessage = Message.refine((text) => text !== '', 'milestone_message_missing')
const maySay = `At most ${longestMilestoneMessage} characters.`

const TokensIn = AmountIn.describe('In tokens, above zero.')

const Changed = z.object({ data: Milestone })
/** An answer of a call that moves money. `fcell_balance` is what the caller can spend now. */
const Moved = z.object({ data: Milestone, fcell_balance: Amount })

const topics = ['agreement:{data.payment_id}', 'agreements:{me}'] as const
const moneyTopics = [...topics, 'wallet:{me}'] as const

export const get_milestones_by_project = defineCall({
  name: 'get_milestones_by_project',
  doc: 'The milestones of an agreement for its two, in their order, with what each waits for, and their sums. The latest agreement of the job, or the one named. Empty where the caller has none.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: ['agreements:{me}', 'job:{project_id}', 'agreement:{summary.payment_id}'],
  input: z.object({
    project_id: IdIn.optional().describe('Not needed with `payment_id`.'),
    payment_id: IdIn.optional(),
  }),
  output: z.object({ data: z.array(Milestone), summary: Summary.nullable() }),
  refusals: ['job_not_found', 'agreement_not_found'],
})

export const create_milestone = defineCall({
  name: 'create_milestone',
  doc: 'Ask for a milestone, as either side of an agreement at a fixed price. The other side accepts or declines it.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    project_id: IdIn,
    payment_id: IdIn.optional().describe('The agreement under way of the job if missing.'),
    description: Text.describe(`1 to ${longestJobMilestone} characters.`),
    amount: PriceIn,
    status: z.enum(['pending', ''], 'milestone_status_invalid').optional().describe('Always pending.'),
    due_date: DayIn.optional(),
  }),
  output: Changed,
  refusals: ['agreement_not_found', 'agreement_over', 'agreement_hourly', 'too_many_milestones'],
  message: 'done.milestone_created',
})

/** Where the state of the milestone doesn't allow it: the refusal names the state that it has now. */
export const milestoneStateRefusals = [
  'milestone_pending',
  'milestone_accepted',
  'milestone_funded',
  'milestone_submitted',
  'milestone_changes_requested',
  'milestone_disputed',
  'milestone_released',
  'milestone_refunded',
  'milestone_declined',
  'milestone_cancelled',
] as const satisfies ReadonlyArray<`milestone_${MilestoneStatus}`>

/** Refusals of every call about one milestone. */
const common = [
  'milestone_not_found',
  ...milestoneStateRefusals,
  'other_side_only',
  'milestone_of_week',
] as const

export const accept_milestone = defineCall({
  name: 'accept_milestone',
  doc: 'Accept a milestone that the other side asked for, or the change of one that has money.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ milestone_id: IdIn }),
  output: Changed,
  refusals: [...common, 'own_milestone', 'change_over', 'agreement_over'],
  message: 'done.milestone_accepted',
})

export const decline_milestone = defineCall({
  name: 'decline_milestone',
  doc: 'Decline a milestone that the other side asked for, or the change of one that has money. Who proposed a change takes it back this way.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ milestone_id: IdIn, message: Message.optional().describe(maySay) }),
  output: Changed,
  refusals: [...common, 'own_milestone', 'change_over', 'agreement_over'],
  message: 'done.milestone_declined',
})

export const update_milestone = defineCall({
  name: 'update_milestone',
  doc: `Change a milestone. Without money it is asked for anew, so the other side answers it. With money, what is to be done and its day change once the other side accepts, within ${daysToAnswerRefund} days. What is missing stays as it is.`,
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    milestone_id: IdIn,
    description: Text.optional().describe(`1 to ${longestJobMilestone} characters.`),
    amount: PriceIn.optional(),
    due_date: DayIn.optional(),
  }),
  output: Changed,
  refusals: [...common, 'agreement_over', 'nothing_changed', 'milestone_amount_fixed', 'change_open'],
  message: 'done.milestone_updated',
})

export const reorder_milestones = defineCall({
  name: 'reorder_milestones',
  doc: 'Put all milestones of an agreement into another order.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}'],
  input: z.object({
    payment_id: IdIn,
    milestone_ids: z
      .array(IdIn, 'milestone_ids_invalid')
      .min(1, 'milestone_ids_invalid')
      .max(mostJobMilestones, 'milestone_ids_invalid')
      .refine((ids) => new Set(ids).size === ids.length, 'milestone_ids_invalid')
      .describe('All of them, in their new order.'),
  }),
  output: z.object({ data: z.array(z.object({ id: Id, place: Count })) }),
  refusals: ['agreement_not_found', 'agreement_over', 'agreement_hourly', 'milestones_changed'],
  message: 'done.milestones_reordered',
})

export const cancel_milestone = defineCall({
  name: 'cancel_milestone',
  doc: 'Cancel a milestone without money, as either side. The freelancer cancels one with money too: what is held goes back to the client.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({ milestone_id: IdIn, message: Message.optional().describe(maySay) }),
  output: Moved,
  refusals: [...common, 'money_stopped'],
  message: 'done.milestone_cancelled',
})

export const milestone_quote = defineCall({
  name: 'milestone_quote',
  doc: 'What a milestone costs in tokens, held for 30 seconds.',
  auth: 'member',
  effect: 'write',
  limit: 'poll',
  topics: [],
  input: z.object({ milestone_id: IdIn }),
  output: z.object({
    data: z.object({
      quote_id: Id,
      milestone_id: Id,
      /** In US dollars. */
      amount: Amount,
      /** What leaves the client, rounded up. */
      tokens: Amount,
      /** In US dollars, for one token. */
      rate: Amount,
      /** Our fee, which the freelancer pays of what is released. */
      fee: Amount,
      /** What the caller can spend. */
      fcell_balance: Amount,
      expires_at: z.iso.datetime(),
    }),
  }),
  refusals: [...common, 'agreement_over', 'rate_stale', 'money_stopped'],
})

export const fund_milestone = defineCall({
  name: 'fund_milestone',
  doc: 'Pay for a milestone ahead, as the client: its tokens are held until they are released or go back. Funding one that the freelancer asked for accepts it.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({
    milestone_id: IdIn,
    amount: TokensIn.optional().describe('In tokens: checked against the server’s own figure.'),
    quote_id: IdIn.optional().describe('Of `milestone_quote`. Without it, the rate is that of this moment.'),
  }),
  output: Moved,
  refusals: [
    ...common,
    ...moneyRefusals,
    'agreement_over',
    'party_away',
    'rate_stale',
    'price_changed',
    'quote_expired',
  ],
  message: 'done.milestone_funded',
})

export const submit_milestone = defineCall({
  name: 'submit_milestone',
  doc: `Submit the work of a milestone that has money, as the freelancer, with files or a text. The client has ${daysToRelease} days; without an answer it is released then. Without a file and a text no clock starts.`,
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({ milestone_id: IdIn, message: Message.optional().describe(maySay) }),
  files: attachmentFiles,
  output: Changed,
  refusals: [...common, ...attachmentRefusals],
  message: 'done.milestone_submitted',
})

export const request_milestone_changes = defineCall({
  name: 'request_milestone_changes',
  doc: 'Ask for changes of submitted work, as the client. The clock of its release stops.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    milestone_id: IdIn,
    message: SaidMessage.describe(`1 to ${longestMilestoneMessage} characters.`),
  }),
  output: Changed,
  refusals: [...common],
  message: 'done.milestone_changes_requested',
})

export const release_milestone = defineCall({
  name: 'release_milestone',
  doc: 'Release what is held for a milestone to the freelancer, as the client: all of it, or a part. It can’t be taken back.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({
    milestone_id: IdIn,
    amount: TokensIn.optional().describe('In tokens. All that is held if missing.'),
  }),
  output: Moved,
  refusals: [...common, 'more_than_held', 'money_stopped'],
  message: 'done.milestone_released',
})

export const request_refund = defineCall({
  name: 'request_refund',
  doc: `Ask for tokens of a milestone back, as the client. The freelancer has ${daysToAnswerRefund} days; without an answer it is granted.`,
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({
    milestone_id: IdIn,
    amount: TokensIn,
    message: SaidMessage.describe(`1 to ${longestMilestoneMessage} characters.`),
  }),
  output: Changed,
  refusals: [...common, 'more_than_held', 'refund_open'],
  message: 'done.refund_requested',
})

export const answer_refund = defineCall({
  name: 'answer_refund',
  doc: 'Answer a request for a refund: the freelancer accepts or declines it, and the client may withdraw it.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({ refund_id: IdIn, status: z.enum(refundStatuses, 'refund_status_invalid') }),
  output: Moved,
  refusals: ['refund_not_found', 'refund_over', 'own_refund', 'money_stopped'],
  message: 'done.refund_answered',
})

export const give_refund = defineCall({
  name: 'give_refund',
  doc: 'Give tokens of a milestone back to the client, as the freelancer.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: moneyTopics,
  input: z.object({ milestone_id: IdIn, amount: TokensIn }),
  output: Moved,
  refusals: [...common, 'more_than_held', 'money_stopped'],
  message: 'done.refund_given',
})
