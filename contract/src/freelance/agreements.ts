import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  agreementStatuses,
  daysToAnswerOffer,
  longestAgreementMessage,
  longestDelivery,
  longestTerms,
  mostWeeklyHours,
  usualWeeklyHours,
  versionStatuses,
} from '../shared/agreement.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { jobPays } from '../shared/job.ts'
import { Amount } from '../shared/money.ts'
import { TextIn } from '../shared/text.ts'
import { PriceIn } from './bids.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** An agreement, for its two. */
    agreement: true
    /** A member's agreements, and offers of some. */
    agreements: true
  }
}

/** Agreements: a job that its client offers to a bidder, who accepts. Only these two see them. */

const Terms = {
  pay_by: z.enum(jobPays),
  /** In US dollars: for all, or an hour. */
  amount: Amount,
  /** What the fee leaves of `amount`. */
  net: Amount,
  /** Days for a fixed price, hours for hourly work. */
  delivery: Count,
  /** Hours in a week at most; null for a fixed price. */
  weekly_hours: Count.nullable(),
  /** In US dollars: what all comes to. */
  total: Amount,
  /** What is to be done, in words. */
  description: z.string(),
}

/** One of the two; null where they have left Commons. */
const Party = z.object(Author).nullable()

/** An offer, and what became of it. The documents call it a payment. */
export const Payment = z.object({
  id: Id,
  /** Null where the job is gone. */
  project_id: Id.nullable(),
  /** Null where the bid is gone. */
  bid_id: Id.nullable(),
  /** The freelancer; null where they have left Commons. */
  bidder_id: Id.nullable(),
  /** Of the job, when it was offered. */
  title: z.string(),
  ...Terms,
  status: z.enum(agreementStatuses),
  /** Of the terms in force: 1 is the offer. */
  version: Count,
  /** What the caller is in it. */
  role: z.enum(['client', 'freelancer']),
  client: Party,
  freelancer: Party,
  offered_at: z.iso.datetime(),
  accepted_at: z.iso.datetime().nullable(),
  /** When a fixed price is to be delivered; null where there is no such day. */
  due_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
  /** Who ended it. */
  ended_by: z.enum(['client', 'freelancer']).nullable(),
  /** What was said when it was declined, withdrawn or ended. */
  reason: z.string(),
  /** Who acts next, and until when; null where nobody has to. */
  next: z
    .object({
      role: z.enum(['client', 'freelancer']),
      /** 1: it is the caller. */
      is_own: Flag,
      act: z.enum(['answer_offer', 'answer_change']),
      until: z.iso.datetime(),
    })
    .nullable(),
  /** 1: money was released or a ruling was made, so the two may review each other. */
  is_reviewable: Flag,
})
export type Payment = z.infer<typeof Payment>

/** A version of the terms: the offer, and each change that was proposed. */
export const AgreementVersion = z.object({
  /** Names it in `answer_agreement_change`. */
  change_id: Id,
  version: Count,
  ...Terms,
  status: z.enum(versionStatuses),
  proposed_by: z.enum(['client', 'freelancer']),
  /** 1: the caller proposed it. */
  is_own: Flag,
  message: z.string(),
  proposed_at: z.iso.datetime(),
  answer_until: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
})
export type AgreementVersion = z.infer<typeof AgreementVersion>

export const Agreement = z.object({
  ...Payment.shape,
  /** All of them, the latest first. */
  versions: z.array(AgreementVersion),
  /** The change that waits for an answer. */
  change: AgreementVersion.nullable(),
  /** 0: one of the two has left, or a block is between them, so they can't write to each other. */
  can_chat: Flag,
})
export type Agreement = z.infer<typeof Agreement>

/** A whole number from 1 to `most`; empty text is as if it were missing. */
const wholeTo = (most: number, problem: string) =>
  z
    .union([z.int(problem), z.string().regex(/^[0-9]{0,4}$/, problem)], problem)
    .transform((number) => (number === '' ? undefined : Number(number)))
    .refine((number) => number === undefined || (number >= 1 && number <= most), problem)
    .optional()

const Written = {
  delivery: wholeTo(longestDelivery, 'delivery_invalid').describe(
    `Days for a fixed price, hours for hourly work: 1 to ${longestDelivery}.`,
  ),
  weekly_hours: wholeTo(mostWeeklyHours, 'weekly_hours_invalid').describe(
    `For hourly work: hours in a week at most, 1 to ${mostWeeklyHours}.`,
  ),
  description: TextIn(longestTerms, 'terms_too_long')
    .optional()
    .describe(`What is to be done. At most ${longestTerms} characters.`),
  message: TextIn(longestAgreementMessage, 'text_too_long')
    .optional()
    .describe(`A word to the other side. At most ${longestAgreementMessage} characters.`),
}

const Reason = TextIn(longestAgreementMessage, 'text_too_long')
  .optional()
  .describe(`At most ${longestAgreementMessage} characters.`)

export const add_payment = defineCall({
  name: 'add_payment',
  doc: `Offer the caller's own job to one of its bidders, who has ${daysToAnswerOffer} days to accept. One offer at a time.`,
  auth: 'member',
  effect: 'write',
  topics: ['agreements:{me}', 'job:{project_id}'],
  input: z.object({
    project_id: IdIn,
    bidder_id: IdIn,
    amount: PriceIn.describe('In US dollars, with at most 2 decimals: for all, or an hour.'),
    status: z.enum(['pending', ''], 'offer_status_invalid').optional().describe('Always pending.'),
    pay_by: z
      .enum([...jobPays, ''], 'pay_by_invalid')
      .optional()
      .describe('hourly, or fixed: one price for all. As the job says if missing.'),
    ...Written,
    delivery: Written.delivery.describe(
      `Days for a fixed price, hours for hourly work: 1 to ${longestDelivery}. 7 if missing.`,
    ),
    weekly_hours: Written.weekly_hours.describe(
      `For hourly work: hours in a week at most, 1 to ${mostWeeklyHours}. ${usualWeeklyHours} if missing.`,
    ),
  }),
  output: z.object({ data: Agreement }),
  refusals: [
    'job_not_found',
    'job_over',
    'bid_not_found',
    'bid_declined',
    'offer_open',
    'agreement_not_found',
  ],
  message: 'done.award_created',
})

export const accept_award = defineCall({
  name: 'accept_award',
  doc: 'Accept an offer: its job is awarded to the caller, and takes no more bids.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}', 'job:{data.project_id}'],
  input: z.object({ payment_id: IdIn }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found', 'offer_over'],
  message: 'done.award_accepted',
})

export const decline_award = defineCall({
  name: 'decline_award',
  doc: 'Decline an offer. The bid stays.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}'],
  input: z.object({ payment_id: IdIn, message: Reason }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found', 'offer_over'],
  message: 'done.award_declined',
})

export const withdraw_award = defineCall({
  name: 'withdraw_award',
  doc: 'Take an offer back that is not answered yet.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}'],
  input: z.object({ payment_id: IdIn, message: Reason }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found', 'offer_over'],
  message: 'done.award_withdrawn',
})

export const get_payment_by_project = defineCall({
  name: 'get_payment_by_project',
  doc: 'Offers of a job, the one that counts first: all of them for its client, and for others those made to them.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: ['agreements:{me}', 'job:{project_id}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({ data: z.array(Payment) }),
  refusals: ['job_not_found'],
})

export const get_agreement = defineCall({
  name: 'get_agreement',
  doc: 'An agreement, or an offer of one, for its two: terms, dates, all versions, and who acts next until when.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: ['agreement:{payment_id}', 'agreements:{me}', 'job:{data.project_id}'],
  input: z.object({ payment_id: IdIn }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found'],
})

export const propose_agreement_change = defineCall({
  name: 'propose_agreement_change',
  doc: `Propose other terms of an agreement that is under way. The other side has ${daysToAnswerOffer} days to answer. What is missing stays as it is.`,
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}'],
  input: z.object({
    payment_id: IdIn,
    amount: PriceIn.optional().describe('In US dollars: for all, or an hour.'),
    ...Written,
  }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found', 'agreement_over', 'change_open', 'nothing_changed', 'too_many_changes'],
  message: 'done.change_proposed',
})

export const answer_agreement_change = defineCall({
  name: 'answer_agreement_change',
  doc: 'Answer a change of terms: the other side accepts or declines it, and who proposed it may withdraw it.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{data.id}', 'agreements:{me}'],
  input: z.object({
    change_id: IdIn,
    status: z.enum(['accepted', 'declined', 'withdrawn'], 'change_status_invalid'),
  }),
  output: z.object({ data: Agreement }),
  refusals: ['change_not_found', 'agreement_not_found', 'change_over', 'own_change'],
  message: 'done.change_answered',
})

export const end_agreement = defineCall({
  name: 'end_agreement',
  doc: 'End an agreement that is under way, once no money of its milestones is held, and no logged hours wait. What is funded and not logged goes back to the client.',
  auth: 'member',
  effect: 'write',
  topics: ['agreement:{payment_id}', 'agreements:{me}', 'wallet:{me}'],
  input: z.object({ payment_id: IdIn, message: Reason }),
  output: z.object({ data: Agreement }),
  refusals: ['agreement_not_found', 'agreement_over', 'money_in_escrow', 'hours_logged', 'money_stopped'],
  message: 'done.agreement_ended',
})
