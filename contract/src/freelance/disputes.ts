import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Attachment, attachmentFiles, attachmentRefusals } from '../shared/attachment.ts'
import { Author } from '../shared/author.ts'
import {
  daysToDecide,
  daysToSpeak,
  disputeActs,
  disputeEvents,
  disputeRoles,
  disputeStatuses,
  longestDisputeMessage,
  mostSayings,
} from '../shared/dispute.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountOrZeroIn } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { MilestoneEvent, milestoneStateRefusals } from './milestones.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** A dispute, for its two and the member of staff who decides it. */
    dispute: true
    /** The disputes that a member is in, or decides. */
    disputes: true
  }
}

/**
 * Disputes about milestones: the money that is held is frozen until the two agree on a split, one of them gives in
 * or says nothing, or staff decide.
 */

const Side = z.enum(['client', 'freelancer'])

/** Tokens, and what they were worth in US dollars when they were paid in. */
const Sum = z.object({ tokens: Amount, usd: Amount })

/** What each side gets of what is in dispute, before fee and tax. Both add up to all of it. */
const Split = z.object({ freelancer: Sum, client: Sum })
export type DisputeSplit = z.infer<typeof Split>

/** The last offer of a side. */
const Offer = z.object({
  /** Names it in `accept_split`. */
  offer_id: Id,
  split: Split,
  offered_at: z.iso.datetime(),
  /** 1: the caller may accept it. */
  can_accept: Flag,
})
export type DisputeOffer = z.infer<typeof Offer>

/** What happened in a dispute, in its log that both see. */
const DisputeEvent = z.object({
  id: Id,
  kind: z.enum(disputeEvents),
  /** Who did it; null where Commons did, since a time was over. */
  by: z.enum(disputeRoles).nullable(),
  is_own: Flag,
  /** What was said; of a ruling its reason. Empty for nothing. */
  message: z.string(),
  /** What was offered, or how it ended. */
  split: Split.nullable(),
  files: z.array(Attachment),
  at: z.iso.datetime(),
})
export type DisputeEvent = z.infer<typeof DisputeEvent>

/** One of the two; null where they have left Commons. */
const Party = z.object(Author).nullable()

export const DisputeLine = z.object({
  id: Id,
  milestone_id: Id,
  payment_id: Id,
  /** Null where the job is gone. */
  project_id: Id.nullable(),
  /** Of the job, when it was offered. */
  title: z.string(),
  /** Of the milestone. */
  description: z.string(),
  status: z.enum(disputeStatuses),
  /** What the caller is in it. */
  role: z.enum(disputeRoles),
  client: Party,
  freelancer: Party,
  opened_by: Side,
  opened_at: z.iso.datetime(),
  /** What is frozen; of a dispute that is over, what was. */
  frozen: Sum,
  /** In US dollars, for one token: fixed by the funding. */
  rate: Amount,
  /** Whose turn it is to say something, and what comes of it if they don't; null where it is nobody's. */
  next: z
    .object({
      role: Side,
      /** 1: it is the caller. */
      is_own: Flag,
      until: z.iso.datetime(),
      /** What both get without a word until then. */
      otherwise: Split,
    })
    .nullable(),
  /** While staff decide: until when, and what both get without a decision, by the offers so far. */
  ruling: z.object({ until: z.iso.datetime(), otherwise: Split, is_taken: Flag }).nullable(),
  /** How it ended; null while it hasn't. Withdrawn, it has no split: the milestone goes on. */
  outcome: z
    .object({
      /** Null where Commons ended it, since a time was over. */
      by: z.enum(disputeRoles).nullable(),
      split: Split.nullable(),
      /** The side that said nothing in its time; null if none lost that way. */
      silent: Side.nullable(),
      /** The reason of a ruling; empty otherwise. */
      reason: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
})
export type DisputeLine = z.infer<typeof DisputeLine>

export const Dispute = z.object({
  ...DisputeLine.shape,
  /** 1: the caller opened it. */
  is_own: Flag,
  /** The last offer of each side; null where it made none. */
  offers: z.object({ client: Offer.nullable(), freelancer: Offer.nullable() }),
  /** What the caller may do now. */
  acts: z.array(z.enum(disputeActs)),
  /** What happened, the latest first. */
  log: z.array(DisputeEvent),
  /** What happened to the milestone, the latest first, with the work that was submitted: for staff, who don't see it elsewhere. */
  history: z.array(MilestoneEvent),
})
export type Dispute = z.infer<typeof Dispute>

/** A message of the two in their chat, as staff read it. */
const DisputeMessage = z.object({
  id: Id,
  /** Null where the one who wrote it is gone. */
  by: Side.nullable(),
  /** Empty where there is none, or it was removed for good. */
  message: z.string(),
  /** What came with it; null for no file. */
  file: z.enum(['image', 'video', 'audio', 'other']).nullable(),
  at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  /** When it was deleted by its author: it stays until the dispute is settled. */
  deleted_at: z.iso.datetime().nullable(),
})
export type DisputeMessage = z.infer<typeof DisputeMessage>

const Message = TextIn(longestDisputeMessage, 'dispute_message_too_long')
  .refine((text) => text !== '', 'dispute_message_missing')
  .describe(`1 to ${longestDisputeMessage} characters.`)
const Reason = TextIn(longestDisputeMessage, 'dispute_reason_too_long')
  .refine((text) => text !== '', 'dispute_reason_missing')
  .describe(`1 to ${longestDisputeMessage} characters. Both read it.`)
const TokensIn = AmountOrZeroIn.describe('In tokens, for the freelancer: the rest is the client’s. May be 0.')

const Changed = z.object({ data: Dispute })
/** An answer of a call that moves money. `fcell_balance` is what the caller can spend now. */
const Moved = z.object({ data: Dispute, fcell_balance: Amount })

const topics = [
  'dispute:{data.id}',
  'disputes:{me}',
  'agreement:{data.payment_id}',
  'agreements:{me}',
] as const

/** Where the state of the dispute doesn't allow it: the refusal names the state that it has now. */
export const disputeStateRefusals = [
  'dispute_open',
  'dispute_escalated',
  'dispute_withdrawn',
  'dispute_settled',
] as const

/** Refusals of every call about one dispute. */
const common = ['dispute_not_found', ...disputeStateRefusals, 'dispute_time_over'] as const

export const dispute_milestone = defineCall({
  name: 'dispute_milestone',
  doc: `Open a dispute about a milestone whose money is held, as either side: once each for a milestone, and free of charge. Nothing moves until it is settled, and its clocks end. The other side has ${daysToSpeak} days to say something; without a word the caller gets all that is held. From then on the two take turns, each with ${daysToSpeak} days.`,
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({ milestone_id: IdIn, message: Message }),
  files: attachmentFiles,
  output: Changed,
  refusals: ['milestone_not_found', ...milestoneStateRefusals, 'disputed_before', ...attachmentRefusals],
  message: 'done.dispute_opened',
})

export const get_dispute = defineCall({
  name: 'get_dispute',
  doc: 'A dispute for its two, and for the member of staff who has taken it: what is frozen, whose turn it is and what happens otherwise, both last offers, the log, and what the caller may do.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  topics: ['dispute:{dispute_id}'],
  input: z.object({ dispute_id: IdIn }),
  output: Changed,
  refusals: ['dispute_not_found'],
})

export const dispute_list = defineCall({
  name: 'dispute_list',
  doc: 'Disputes that the caller is in, the latest first.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  topics: ['disputes:{me}'],
  input: z.object({
    tab: z.enum(['open', 'settled', ''], 'dispute_tab_invalid').optional().describe('open if missing.'),
    ...PageIn,
  }),
  output: z.object({ response: z.array(DisputeLine), next: Next }),
  refusals: [],
})

export const add_dispute_evidence = defineCall({
  name: 'add_dispute_evidence',
  doc: `Say something in a dispute, with files. In the caller’s turn it hands the turn to the other side, who has ${daysToSpeak} days. Up to ${mostSayings} times each, offers counted.`,
  auth: 'member',
  effect: 'write',
  limit: 'upload',
  topics,
  input: z.object({ dispute_id: IdIn, message: Message }),
  files: attachmentFiles,
  output: Changed,
  refusals: [...common, 'too_many_sayings', ...attachmentRefusals],
  message: 'done.evidence_added',
})

export const offer_split = defineCall({
  name: 'offer_split',
  doc: 'Offer a split of what is frozen; it replaces the caller’s last offer. In the caller’s turn it hands the turn to the other side.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ dispute_id: IdIn, amount: TokensIn }),
  output: Changed,
  refusals: [...common, 'too_many_sayings', 'more_than_held'],
  message: 'done.split_offered',
})

export const accept_split = defineCall({
  name: 'accept_split',
  doc: 'Accept the other side’s last offer: both get their part at once, and the dispute is settled. It can’t be taken back.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: [...topics, 'wallet:{me}'],
  input: z.object({ offer_id: IdIn }),
  output: Moved,
  refusals: [
    'split_not_found',
    'split_replaced',
    'own_split',
    ...disputeStateRefusals,
    'dispute_time_over',
    'money_stopped',
  ],
  message: 'done.split_accepted',
})

export const withdraw_dispute = defineCall({
  name: 'withdraw_dispute',
  doc: 'Withdraw a dispute, as who opened it: the milestone is as before. Submitted work that had a clock gets it anew, in full.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ dispute_id: IdIn }),
  output: Changed,
  refusals: [...common, 'dispute_opener_only'],
  message: 'done.dispute_withdrawn',
})

export const escalate_dispute = defineCall({
  name: 'escalate_dispute',
  doc: `Hand a dispute to staff once both sides have said something. They decide within ${daysToDecide} days; without a decision it ends in the middle of both last offers, where a side without an offer wants all for itself. Silence loses nothing meanwhile, and the two can still agree.`,
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ dispute_id: IdIn }),
  output: Changed,
  refusals: [...common, 'dispute_unanswered'],
  message: 'done.dispute_escalated',
})

/** A dispute in the list of staff. The log, files and words of the two are for who has taken it. */
const DisputeCase = z.object({
  ...DisputeLine.omit({ role: true }).shape,
  escalated_at: z.iso.datetime().nullable(),
  /** Who has taken it; null for nobody. */
  assignee: Party,
  /** 1: the caller has taken it. */
  is_own: Flag,
  /** 1: the caller may take it. */
  can_take: Flag,
})
export type DisputeCase = z.infer<typeof DisputeCase>

export const admin_dispute_list = defineCall({
  name: 'admin_dispute_list',
  doc: 'Disputes for staff, without those that the caller is in: that are to be decided, taken by the caller, still between the two, or over. The earliest first, those that are over the latest first.',
  auth: 'finance',
  effect: 'read',
  topics: ['disputes:{me}'],
  input: z.object({
    tab: z
      .enum(['to_decide', 'mine', 'open', 'settled', ''], 'dispute_tab_invalid')
      .optional()
      .describe('to_decide if missing.'),
    dispute_id: IdIn.optional().describe('Only this one, whatever its state.'),
    ...PageIn,
  }),
  output: z.object({ recdata: z.array(DisputeCase), next: Next }),
  refusals: [],
})

const staffTopics = ['dispute:{data.id}', 'disputes:{me}'] as const
/** Nobody decides in their own dispute. */
const staffRefusals = [...common, 'own_dispute'] as const

export const take_dispute = defineCall({
  name: 'take_dispute',
  doc: 'Take a dispute that waits for a decision, to decide it. Its log, files and the chat of its two open to the caller alone.',
  auth: 'finance',
  effect: 'write',
  topics: staffTopics,
  input: z.object({ dispute_id: IdIn }),
  output: Changed,
  refusals: [...staffRefusals, 'dispute_taken'],
  message: 'done.dispute_taken',
})

export const read_dispute_chat = defineCall({
  name: 'read_dispute_chat',
  doc: 'Read what the two of a dispute have written to each other as client and freelancer since the bid, the latest first, as who has taken it and while it is to be decided. Each reading is in the log that both see.',
  auth: 'finance',
  effect: 'write',
  answersSecret: true,
  topics: staffTopics,
  input: z.object({ dispute_id: IdIn, ...PageIn }),
  output: z.object({
    data: z.object({ id: Id, messages: z.array(DisputeMessage) }),
    next: Next,
  }),
  refusals: [...staffRefusals, 'dispute_not_taken'],
})

export const decide_dispute = defineCall({
  name: 'decide_dispute',
  doc: 'Decide a dispute that the caller has taken: what the freelancer gets, and why. Both are told, the money moves at once, and it can’t be taken back.',
  auth: 'finance',
  effect: 'write',
  remembersRefusals: true,
  topics: staffTopics,
  input: z.object({ dispute_id: IdIn, amount: TokensIn, reason: Reason }),
  output: Changed,
  refusals: [...staffRefusals, 'dispute_not_taken', 'more_than_held', 'money_stopped'],
  message: 'done.dispute_decided',
})
