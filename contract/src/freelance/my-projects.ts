import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { longestSearch } from '../shared/search.ts'
import { Bid } from './bids.ts'
import { Job } from './jobs.ts'
import { SearchTextIn } from '../shared/text.ts'

/** A member's own jobs, their work for others, and their bids, in the tables of freelancing. */

/** A job in a row of a table. */
export const JobLine = Job.pick({
  id: true,
  user_id: true,
  username: true,
  full_name: true,
  profile_pic: true,
  title: true,
  cost_estimation: true,
  pay_by: true,
  status: true,
  duration: true,
  created_at: true,
  bidding_ends: true,
  bid_count: true,
  average_bid: true,
})
export type JobLine = z.infer<typeof JobLine>

export const projectRoles = ['client', 'freelancer'] as const
export const projectTabs = ['open', 'current', 'past'] as const

/** Who does a job, and for what. */
const Work = z.object({
  bid_id: Id,
  /** Their agreement, which only the two see; null without one. */
  payment_id: Id.nullable(),
  /** The freelancer. */
  ...Author,
  /** In US dollars: for all, or an hour, as the job is paid. */
  price: Amount,
  /** In days. */
  timeline: Count,
})

export const MyProject = JobLine.extend({
  /** Null while nobody does it. */
  work: Work.nullable(),
})
export type MyProject = z.infer<typeof MyProject>

export const JobSearchIn = SearchTextIn(longestSearch)
  .optional()
  .describe('Words of the job, or their beginnings.')

export const get_my_projects = defineCall({
  name: 'get_my_projects',
  doc: 'The caller’s own jobs, or the jobs that the caller does for others, latest first. `open`: takes bids, waits for a choice, or is a draft; only clients have these. `current`: somebody does it. `past`: it is over.',
  auth: 'member',
  effect: 'read',
  offline: 2,
  topics: ['jobs:{me}', 'bids:{me}'],
  input: z.object({
    role: z.enum(projectRoles, 'project_role_invalid'),
    tab: z
      .enum([...projectTabs, ''], 'project_tab_invalid')
      .optional()
      .describe('current if missing.'),
    search: JobSearchIn,
    ...PageIn,
  }),
  output: z.object({ response: z.array(MyProject), next: Next }),
  refusals: [],
})

export const MyBid = Bid.pick({
  id: true,
  price: true,
  net: true,
  timeline: true,
  status: true,
  reason: true,
  duration: true,
  created_at: true,
  edited_at: true,
  is_returned: true,
}).extend({ project: JobLine })
export type MyBid = z.infer<typeof MyBid>

export const get_my_bids = defineCall({
  name: 'get_my_bids',
  doc: 'The caller’s bids, latest first, each with its job.',
  auth: 'member',
  effect: 'read',
  offline: 1,
  topics: ['bids:{me}'],
  input: z.object({ search: JobSearchIn, ...PageIn }),
  output: z.object({ response: z.array(MyBid), next: Next }),
  refusals: [],
})

/** What is known of a bid, so that its bidder can do better next time. */
export const InsightBid = MyBid.extend({
  /** Minutes from publishing the job to the bid. */
  minutes_to_bid: Count,
  /** Its place by price, the lowest first; null while the job takes bids, since it would tell others’ prices. */
  bid_rank: Count.nullable(),
  /** The price of the bid that was awarded; null before that. */
  winning_bid: Amount.nullable(),
  /** What is known of the client, of their 100 latest jobs. */
  client: z.object({
    is_email_verified: Flag,
    /** Of the jobs that no longer take bids, how many were awarded, in percent; null without any. */
    hire_rate: Count.nullable(),
    job_count: Count,
  }),
  /** 1: the client has written to the bidder since the bid. */
  is_chat_initiated: Flag,
})
export type InsightBid = z.infer<typeof InsightBid>

export const get_insight_bids = defineCall({
  name: 'get_insight_bids',
  doc: 'How the caller’s bids did, latest first. Nobody learns another’s price but that of the bid that was awarded.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['bids:{me}'],
  input: z.object({ search: JobSearchIn, ...PageIn }),
  output: z.object({ response: z.array(InsightBid), next: Next }),
  refusals: [],
})
