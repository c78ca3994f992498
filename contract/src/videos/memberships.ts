import { z } from 'zod'
import { defineCall } from '../call.ts'
import { planStates } from '../plans/plans.ts'
import { longestTierPerks, longestTierTitle } from '../shared/channel.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Amount, AmountIn, AmountOrZeroIn } from '../shared/money.ts'
import { TextIn } from '../shared/text.ts'
import { moneyRefusals } from '../wallet/transfers.ts'

/** Memberships that channels sell by the month, and what they bring. */

/** What a channel offers its paying members. */
export const ChannelTier = z.object({
  title: z.string(),
  /** What it brings, in its owner’s words. */
  perks: z.string(),
  /** What a month costs who joins now, in tokens. */
  price: Amount,
  /** 0: nobody joins any more, and nothing is renewed. */
  is_open: Flag,
})
export type ChannelTier = z.infer<typeof ChannelTier>

/** The caller's membership of a channel. */
export const ChannelMembership = z.object({
  /** `grace`: the month is over and the next one isn’t paid. */
  state: z.enum(planStates),
  started_at: z.iso.datetime(),
  /** When the paid month ends. */
  ends_at: z.iso.datetime(),
  /** When the membership ends if it isn’t paid; null outside `grace`. */
  grace_until: z.iso.datetime().nullable(),
  /** 0: the membership ends with its month. */
  renews: Flag,
  /** The price of the renewal; null if it isn’t renewed. */
  next_charge: Amount.nullable(),
})
export type ChannelMembership = z.infer<typeof ChannelMembership>

/** What joining does now. */
export const JoiningOffer = z.object({
  /** `start`: it begins now. `resume`: it is renewed again. `pay`: pays an overdue month. */
  change: z.enum(['start', 'resume', 'pay']),
  /** What leaves the wallet now. */
  due: Amount,
  balance_after: Amount,
  /** The tokens missing for it; 0 if there are enough. */
  missing: Amount,
  next_charge_at: z.iso.datetime(),
  next_charge: Amount,
})
export type JoiningOffer = z.infer<typeof JoiningOffer>

const Joined = z.object({
  channel_id: Id,
  /** Null for none; a closed one is shown to its owner and its members. */
  tier: ChannelTier.nullable(),
  /** Null where the caller isn’t a member. */
  membership: ChannelMembership.nullable(),
  /** Null where there is nothing to join, or the caller is a member already. */
  offer: JoiningOffer.nullable(),
  /** How many members the channel has; null for others than its owner. */
  member_count: Count.nullable(),
})
export type Joined = z.infer<typeof Joined>

export const get_channel_membership = defineCall({
  name: 'get_channel_membership',
  doc: 'What a channel offers its paying members, the caller’s membership of it, and what joining would cost now.',
  auth: 'member',
  effect: 'read',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'wallet:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ recdata: Joined }),
  refusals: ['channel_not_found'],
})

export const set_channel_tier = defineCall({
  name: 'set_channel_tier',
  doc: 'Offer a membership of the caller’s own channel, or change what it offers. Members keep the price that they joined at, or get a lower one with their next month.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({
    channel_id: IdIn,
    title: TextIn(longestTierTitle, 'tier_title_too_long')
      .refine((title) => title !== '', 'tier_title_required')
      .describe('1 to 60 characters.'),
    perks: TextIn(longestTierPerks, 'tier_perks_too_long')
      .optional()
      .describe('What it brings, in at most 1,000 characters.'),
    price: AmountIn.describe('What a month costs, in tokens.'),
  }),
  output: z.object({ recdata: Joined }),
  publishes: { texts: ['title', 'perks'], as: 'channel:{channel_id}' },
  refusals: ['channel_not_found', 'channel_forbidden'],
  message: 'done.tier_saved',
})

export const close_channel_tier = defineCall({
  name: 'close_channel_tier',
  doc: 'Offer no membership of the caller’s own channel any more. Members keep it until the month that they paid ends.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ recdata: Joined }),
  refusals: ['channel_not_found', 'channel_forbidden', 'tier_not_found'],
  message: 'done.tier_closed',
})

export const join_channel = defineCall({
  name: 'join_channel',
  doc: 'Become a paying member of a channel, renew a membership again that was left, or pay an overdue month. `due` is checked against the server’s own figure.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'wallet:{me}', 'plan:{me}'],
  input: z.object({
    channel_id: IdIn,
    due: AmountOrZeroIn.optional().describe('The `due` of the offer in `get_channel_membership`.'),
  }),
  output: z.object({ recdata: Joined }),
  refusals: [
    ...moneyRefusals,
    'channel_not_found',
    'tier_not_found',
    'not_oneself',
    'already_member',
    'tokens_missing',
    'price_changed',
  ],
  message: 'done.joined_channel',
})

export const leave_channel = defineCall({
  name: 'leave_channel',
  doc: 'End a membership of a channel when its month ends; an overdue one ends at once.',
  auth: 'member',
  effect: 'write',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'plan:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({}),
  refusals: ['membership_not_found'],
  message: 'done.left_channel',
})
