import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag, FlagIn } from '../shared/flag.ts'
import { Part, Project } from '../projects/projects.ts'
import { fundingMoves, pledgeStates, smallestPledge } from '../shared/funding-figures.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn } from '../shared/money.ts'
import { Next, PageIn } from '../shared/page.ts'
import { Picture } from '../shared/picture.ts'
import { unitsOf } from '../shared/units.ts'
import { moneyRefusals } from '../wallet/transfers.ts'

/** The money of projects: pledges stay in the ledger's escrow until the deadline. */

const leastUnits = unitsOf(smallestPledge, 'FCELL') ?? 0n

/** An amount of tokens that is worth a pledge. One too fine for tokens is refused with the balance's rules. */
export const PledgeIn = AmountIn.refine(
  (text) => (unitsOf(text, 'FCELL') ?? leastUnits) >= leastUnits,
  'pledge_below_smallest',
).describe(`At least ${smallestPledge}: digits, and a point before a fraction, as in 12.5.`)

/** The answer of calls that move a pledge. */
const Moved = z.object({
  pledge_id: Id,
  group_id: Id,
  /** The project's pledges in total, after the call. */
  pledged: Amount,
  backer_count: Count,
  fcell_balance: Amount,
  trx_number: Id,
})

export const crowdfunding = defineCall({
  name: 'crowdfunding',
  doc: 'Pledge tokens to a project. They are kept in escrow until its deadline, and can be taken back until then.',
  auth: 'member',
  effect: 'write',
  remembersRefusals: true,
  topics: ['wallet:{me}', 'project:{group_id}', 'group:{group_id}'],
  input: z.object({
    group_id: IdIn,
    token: PledgeIn,
    is_unnamed: FlagIn.optional().describe('1: others do not see who it is from.'),
    reward_tier_id: z
      .union([IdIn, z.literal(['', 0, '0']).transform(() => undefined)], 'id_invalid')
      .optional()
      .describe('The reward that it is for; empty for none.'),
  }),
  output: z.object({ recdata: Moved }),
  refusals: [
    ...moneyRefusals,
    'project_not_found',
    'pledging_over',
    'not_oneself',
    'reward_tier_not_found',
    'reward_tier_sold_out',
    'pledge_too_small',
  ],
})

export const pledge_take_back = defineCall({
  name: 'pledge_take_back',
  doc: 'Take a pledge back, until the project’s deadline.',
  auth: 'member',
  effect: 'write',
  topics: ['wallet:{me}', 'project:{recdata.group_id}', 'group:{recdata.group_id}'],
  input: z.object({ pledge_id: IdIn }),
  output: z.object({ recdata: Moved }),
  refusals: ['money_stopped', 'pledge_not_found', 'pledging_over'],
  message: 'done.pledge_taken_back',
})

const Milestone = z.object({
  ...Part.shape,
  /** The owner's report; empty before there is one. */
  report: z.string(),
  votes_until: z.iso.datetime().nullable(),
  report_by: z.iso.datetime().nullable(),
  refusals: Count,
  /** What the backers who accept and who refuse the current report have pledged. */
  accepted: Amount,
  refused: Amount,
  vote_count: Count,
  /** The caller's vote: 1 accepts; null for none. */
  vote: Flag.nullable(),
})
export type Milestone = z.infer<typeof Milestone>

export const OwnPledge = z.object({
  pledge_id: Id,
  amount: Amount,
  /** The part that was returned. */
  returned: Amount,
  state: z.enum(pledgeStates),
  is_unnamed: Flag,
  /** The title of the reward; empty for none. */
  reward: z.string(),
  /** The month in which the reward is to be delivered, as 2027-03; null if its owner hasn't said. */
  delivery: z.string().nullable(),
  /** The picture of the reward. */
  picture: Picture.nullable(),
  made_at: z.iso.datetime(),
})
export type OwnPledge = z.infer<typeof OwnPledge>

const Backer = z.object({
  pledge_id: Id,
  /** Null if they stay unnamed, or the caller cannot see them. */
  member: z.object(Author).nullable(),
  amount: Amount,
  made_at: z.iso.datetime(),
})
export type Backer = z.infer<typeof Backer>

export const Funding = z.object({
  ...Project.shape,
  /** The id of the project's questions, for the calls of comments. */
  discussion_id: Id,
  comments_count: Count,
  /** The amount paid to the owner, fee included. */
  paid: Amount,
  /** The amount in escrow. */
  held: Amount,
  /** 1: the caller owns the project. */
  is_owner: Flag,
  /** 1: the caller can pledge now: it runs, and they see its owner. */
  can_pledge: Flag,
  /** 1: the caller can ask to be reminded: they could still pledge and haven't, and there's time before it ends. */
  can_remind: Flag,
  /** 1: the caller is going to be reminded before it ends, unless they back it. */
  reminds: Flag,
  /** 1: nobody has pledged yet, so its owner can still set milestones. */
  can_set_milestones: Flag,
  milestones: z.array(Milestone),
  /** The caller's pledges, latest first. */
  pledges: z.array(OwnPledge),
  /** The latest backers; `project_backer_list` has all. */
  backers: z.array(Backer),
})
export type Funding = z.infer<typeof Funding>

export const project_funding = defineCall({
  name: 'project_funding',
  doc: 'A project with its money: its terms, its milestones with the caller’s votes, its latest backers, and the caller’s own pledges.',
  auth: 'member',
  effect: 'read',
  offline: 3,
  topics: [
    'group:{group_id}',
    'project:{group_id}',
    'project_discussion:{recdata.discussion_id}',
    'project_reminders:{me}',
    'wallet:{me}',
    // How far the video of its story is.
    'waiting:{me}',
  ],
  input: z.object({ group_id: IdIn }),
  output: z.object({ recdata: Funding }),
  refusals: ['project_not_found'],
})

export const project_backer_list = defineCall({
  name: 'project_backer_list',
  doc: 'Who has backed a project, latest first. Those who stay unnamed are listed without a name.',
  auth: 'member',
  effect: 'read',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(Backer), next: Next }),
  refusals: ['project_not_found'],
})

const LedgerRow = z.object({
  trx_number: Id,
  kind: z.enum(fundingMoves),
  /** Negative if it left the project. */
  amount: Amount,
  /** The project's balance after it. */
  balance: Amount,
  /** For a payout: the fee in it. */
  fee: Amount,
  /** The member it came from or went to; null if they stay unnamed, or the caller cannot see them. */
  member: z.object(Author).nullable(),
  at: z.iso.datetime(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export const project_ledger = defineCall({
  name: 'project_ledger',
  doc: 'Every movement of a project’s money, latest first: what came, what went, and to whom.',
  auth: 'member',
  effect: 'read',
  topics: ['project:{group_id}'],
  input: z.object({ group_id: IdIn, ...PageIn }),
  output: z.object({ recdata: z.array(LedgerRow), next: Next }),
  refusals: ['project_not_found'],
})

export const OpenPledge = z.object({
  pledge_id: Id,
  /** Null if the caller can't see the project any more. */
  project: z.object({ group_id: Id, name: z.string() }).nullable(),
  /** The part that is still in escrow. */
  held: Amount,
  /** 1: it can still be taken back. */
  is_running: Flag,
  /** The project's deadline. */
  ends_at: z.iso.datetime(),
  made_at: z.iso.datetime(),
})
export type OpenPledge = z.infer<typeof OpenPledge>

export const pledge_list = defineCall({
  name: 'pledge_list',
  doc: 'The caller’s pledges that are still held in escrow, latest first. `held` is what all of them hold together.',
  auth: 'member',
  effect: 'read',
  whileSuspended: true,
  offline: 1,
  topics: ['wallet:{me}'],
  input: z.object(PageIn),
  output: z.object({ recdata: z.array(OpenPledge), held: Amount, next: Next }),
  refusals: [],
})
