import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { bidStatuses, largestBid, longestProposal, longestTimeline, shortestProposal } from '../shared/bid.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { graphemes } from '../shared/text/cutting.ts'
import { Record } from './record.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** What a member bids for. */
    bids: true
  }
}

/** Bids for jobs. Only a job's client and the bidder see a bid's price, days and message. */

const BidStatus = z.enum(bidStatuses)

export const Bid = z.object({
  id: Id,
  project_id: Id,
  /** The bidder. */
  ...Author,
  ...Record,
  /** In US dollars: for all, or an hour, as the job is paid. Null where the caller may not see it. */
  price: Amount.nullable(),
  /** What the fee leaves of it. */
  net: Amount.nullable(),
  /** In days. */
  timeline: Count.nullable(),
  message: z.string().nullable(),
  /** What its client made of it; `open` to other bidders. */
  status: BidStatus,
  /** What the client said when declining it. */
  reason: z.string(),
  is_own: Flag,
  duration: z.string(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  /** 1: it counts no more among the bids of its period. */
  is_returned: Flag,
})
export type Bid = z.infer<typeof Bid>

/** How many bids the caller may still make in this period. */
export const BidsLeft = z.object({
  bids_left: Count,
  bids_of_period: Count,
  /** When the next one comes back; null while none is spent. */
  next_at: z.iso.datetime().nullable(),
})

export const PriceIn = AmountIn.refine((text) => /^\d+(\.\d{1,2}0*)?$/.test(text), 'price_too_fine')
  .refine((text) => Number(text) >= 1, 'price_too_small')
  .refine((text) => Number(text) <= largestBid, 'price_too_large')
  .describe('In US dollars, with at most 2 decimals, from 1 to 1,000,000.')

const Written = {
  message: TextIn(longestProposal, 'proposal_too_long')
    .refine((message) => graphemes(message) >= shortestProposal, 'proposal_too_short')
    .describe(`${shortestProposal} to ${longestProposal} characters.`),
  price: PriceIn,
  timeline: z
    .union(
      [z.int('timeline_invalid'), z.string().regex(/^[0-9]{1,3}$/, 'timeline_invalid')],
      'timeline_invalid',
    )
    .transform(Number)
    .refine((days) => days >= 1 && days <= longestTimeline, 'timeline_invalid')
    .describe(`Days, from 1 to ${longestTimeline}.`),
}

export const add_bid = defineCall({
  name: 'add_bid',
  doc: 'Bid for a job. One member has one bid for a job; after a retreat they may bid again, which counts no second time.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'bids:{me}'],
  input: z.object({ project_id: IdIn, ...Written }),
  output: z.object({ data: Bid }),
  refusals: [
    'job_not_found',
    'job_over',
    'own_job',
    'bid_not_found',
    'bid_exists',
    'no_bids_left',
    'too_many_bids',
    'email_not_verified',
  ],
  message: 'done.bid_placed',
})

export const update_bid = defineCall({
  name: 'update_bid',
  doc: 'Change the caller’s own bid, as long as the job takes bids.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{data.project_id}', 'bids:{me}'],
  input: z.object({ id: IdIn, ...Written }),
  output: z.object({ data: Bid }),
  refusals: ['bid_not_found', 'job_over', 'bid_declined'],
  message: 'done.bid_updated',
})

export const delete_bid = defineCall({
  name: 'delete_bid',
  doc: 'Retreat from the caller’s own bid. It stays counted in its period.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{data.project_id}', 'bids:{me}'],
  input: z.object({ id: IdIn }),
  output: z.object({ data: z.object({ id: Id, project_id: Id }) }),
  refusals: ['bid_not_found', 'bid_awarded'],
  message: 'done.bid_retreated',
})

export const get_bid_by_id = defineCall({
  name: 'get_bid_by_id',
  doc: 'A bid, for its bidder and the job’s client.',
  auth: 'member',
  effect: 'read',
  topics: ['bids:{me}', 'job:{data.project_id}'],
  input: z.object({ id: IdIn }),
  output: z.object({ data: Bid }),
  refusals: ['bid_not_found'],
})

/** Orders of a job’s bids. Other bidders get the latest first, whatever they ask for: an order tells prices. */
export const bidSorts = ['newest', 'price', 'rating', 'days'] as const

export const get_bid_by_project_id = defineCall({
  name: 'get_bid_by_project_id',
  doc: 'The bids for a job: the caller’s own first. Only its client sees what others offer.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['job:{project_id}', 'bids:{me}'],
  input: z.object({
    project_id: IdIn,
    sort: z
      .enum([...bidSorts, ''], 'bid_sort_invalid')
      .optional()
      .describe('newest if missing.'),
    status: z
      .enum([...bidStatuses, ''], 'bid_status_invalid')
      .optional()
      .describe('For the client: only these.'),
    ...PageIn,
  }),
  output: z.object({ response: z.array(Bid), next: Next, ...BidsLeft.shape }),
  refusals: ['job_not_found'],
})

export const shortlist_bid = defineCall({
  name: 'shortlist_bid',
  doc: 'Note a bid for the caller’s own job, or take that back.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{data.project_id}'],
  input: z.object({
    id: IdIn,
    status: z
      .union([z.literal([0, 1, '0', '1']), z.boolean()], 'flag_invalid')
      .transform((flag): 0 | 1 => (Number(flag) === 1 ? 1 : 0)),
  }),
  output: z.object({ data: Bid }),
  refusals: ['bid_not_found', 'bid_declined', 'bid_awarded'],
})

export const decline_bid = defineCall({
  name: 'decline_bid',
  doc: 'Decline a bid for the caller’s own job, with a word to the bidder if there is one.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{data.project_id}'],
  input: z.object({
    id: IdIn,
    message: TextIn(1_000, 'text_too_long').optional().describe('At most 1,000 characters.'),
  }),
  output: z.object({ data: Bid }),
  refusals: ['bid_not_found', 'bid_declined', 'bid_awarded'],
  message: 'done.bid_declined',
})
