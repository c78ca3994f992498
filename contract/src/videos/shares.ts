import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { mostShared } from '../shared/channel.ts'
import { IdIn } from '../shared/id.ts'
import { Amount } from '../shared/money.ts'
import { ChannelRole } from './channels.ts'

/** Shares of what a channel earns: tips for its videos, and the months of its paying members. */

const Percent = z.int().min(0).max(100)

/** Whoever runs a channel, with their part of what it earns. */
export const ChannelShare = z.object({
  ...Author,
  role: ChannelRole,
  /** Their part of each payment, in whole percents; of the owner, all that isn’t shared. */
  percent: Percent,
  /** What the owner proposes in its place, until they accept or decline; null for nothing. */
  proposed: Percent.nullable(),
  /** What they were paid since payments are divided, in tokens. */
  earned: Amount,
})
export type ChannelShare = z.infer<typeof ChannelShare>

const PercentIn = z
  .union(
    [
      z.int('share_invalid').min(1, 'share_invalid').max(mostShared, 'share_invalid'),
      z.string().regex(/^[1-9][0-9]?$/, 'share_invalid'),
    ],
    'share_invalid',
  )
  .transform(Number)
  .describe('Whole percents, 1 to 99.')

const topics = ['channel:{channel_id}'] as const
const Shared = z.object({ recdata: ChannelShare })

export const get_channel_shares = defineCall({
  name: 'get_channel_shares',
  doc: 'Who has which share of what a channel earns, its owner first, and what each has been paid. For those who run it.',
  auth: 'member',
  effect: 'read',
  topics: ['channel:{channel_id}', 'own_channels:{me}', 'wallet:{me}'],
  input: z.object({ channel_id: IdIn }),
  output: z.object({ response: z.array(ChannelShare) }),
  refusals: ['channel_not_found', 'channel_forbidden'],
})

export const propose_channel_share = defineCall({
  name: 'propose_channel_share',
  doc: 'Propose a share of what the caller’s own channel earns to a collaborator, or another one than they have, which stays until they accept. All shares together are at most 99 %: the rest is the owner’s.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn, percent: PercentIn }),
  output: Shared,
  refusals: [
    'channel_not_found',
    'channel_forbidden',
    'member_not_found',
    'share_unchanged',
    'shares_exceed_whole',
  ],
  message: 'done.share_proposed',
})

export const accept_channel_share = defineCall({
  name: 'accept_channel_share',
  doc: 'Accept the share that a channel’s owner proposes to the caller, from the next payment on. `percent` is checked against the proposal.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, percent: PercentIn }),
  output: Shared,
  refusals: ['channel_not_found', 'share_not_proposed', 'share_changed'],
  message: 'done.share_accepted',
})

export const decline_channel_share = defineCall({
  name: 'decline_channel_share',
  doc: 'Decline the share that is proposed to the caller, with their own id; or take the proposal back, as the owner. A share that they have stays.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn }),
  output: Shared,
  refusals: ['channel_not_found', 'channel_forbidden', 'share_not_proposed'],
})

export const end_channel_share = defineCall({
  name: 'end_channel_share',
  doc: 'End a collaborator’s share, as the owner; or give up the own one. Nothing that was paid is taken back.',
  auth: 'member',
  effect: 'write',
  topics,
  input: z.object({ channel_id: IdIn, member_user_id: IdIn }),
  output: Shared,
  refusals: ['channel_not_found', 'channel_forbidden', 'share_not_found'],
  message: 'done.share_ended',
})
