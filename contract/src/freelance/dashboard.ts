import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Id } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { BidsLeft } from './bids.ts'

/** Where a member's freelancing stands: what has happened, what waits, and what they have. */

export const activityKinds = ['published', 'bid', 'received', 'invited'] as const

const Activity = z.object({
  /**
   * published: the caller, a job. bid: the caller, for a job. received: a bid for the caller's job. invited:
   * the caller, to bid.
   */
  kind: z.enum(activityKinds),
  project_id: Id,
  title: z.string(),
  /** The other side: the bidder or the client. For `published` the caller. */
  ...Author,
  duration: z.string(),
  created_at: z.iso.datetime(),
})

export const FreelancerDashboard = z.object({
  /** Tokens that can be spent. */
  balance: Amount,
  /** What they are worth today; null while no rate is set. */
  balance_usd: Amount.nullable(),
  /** The caller's jobs that take bids or wait for a choice. */
  open_project_count: Count,
  /** Bids for these that are not answered yet. */
  received_bid_count: Count,
  /** The caller's bids that wait for an answer. */
  open_bid_count: Count,
  /** Jobs that the caller does, or that are done for them. */
  work_count: Count,
  ...BidsLeft.shape,
  /** The 10 latest. */
  activity: z.array(Activity),
})
export type FreelancerDashboard = z.infer<typeof FreelancerDashboard>

export const get_freelancer_dashboard = defineCall({
  name: 'get_freelancer_dashboard',
  doc: 'The caller’s balance, figures and latest activity in freelancing. Figures are counted to 1,000.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['jobs:{me}', 'bids:{me}', 'invites:{me}', 'wallet:{me}'],
  input: z.object({}),
  output: z.object({ data: FreelancerDashboard }),
  refusals: [],
})
