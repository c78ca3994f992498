import { z } from 'zod'
import { defineCall } from '../call.ts'
import { longestSubscriptionGroupName, subscriptionOrders } from '../shared/channel.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { TextIn } from '../shared/text.ts'
import { Channel } from './channels.ts'
import { SiteVideo } from './videos.ts'

/** The channels that a member has subscribed to, their newest videos, and the groups they are put into. */

const EmptyIn = z.literal('').transform(() => undefined)
const GroupIn = z
  .union([IdIn, EmptyIn], 'id_invalid')
  .optional()
  .describe('Only channels in this group of the caller’s.')

export const SubscriptionOrder = z.enum(subscriptionOrders)
export type SubscriptionOrder = z.infer<typeof SubscriptionOrder>

export const get_subscriptions = defineCall({
  name: 'get_subscriptions',
  doc: 'The channels that the caller has subscribed to. A cursor belongs to the order that answered it.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['own_channels:{me}', 'graph:{me}'],
  input: z.object({
    sort: z
      .union([SubscriptionOrder, EmptyIn], 'subscription_order_invalid')
      .optional()
      .describe(
        'latest: latest subscribed first, also if missing. name: by name. newest: by their newest video. watched: those that the caller has watched most lately first.',
      ),
    subscription_group_id: GroupIn,
    ...PageIn,
  }),
  output: z.object({ response: z.array(Channel), next: Next }),
  refusals: ['subscription_group_not_found'],
})

export const get_subscription_videos = defineCall({
  name: 'get_subscription_videos',
  doc: 'The videos of the channels that the caller has subscribed to, newest first. What is muted is left out.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['video_feed', 'own_channels:{me}', 'graph:{me}'],
  input: z.object({ subscription_group_id: GroupIn, ...PageIn }),
  output: z.object({ videos: z.array(SiteVideo), next: Next }),
  refusals: ['subscription_group_not_found'],
})

/** A group of channels in a member’s subscriptions; nobody else sees it. */
export const SubscriptionGroup = z.object({
  subscription_group_id: Id,
  name: z.string(),
  /** Those of its channels that the caller still sees. */
  channel_count: Count,
  /** 1: it has the channel that `get_subscription_groups` was asked about. */
  has_channel: Flag,
})
export type SubscriptionGroup = z.infer<typeof SubscriptionGroup>

const NameIn = TextIn(longestSubscriptionGroupName, 'subscription_group_name_too_long')
  .refine((name) => name !== '', 'subscription_group_name_required')
  .describe('1 to 60 characters.')

export const get_subscription_groups = defineCall({
  name: 'get_subscription_groups',
  doc: 'The caller’s groups of subscriptions, by name. `channel_id`: each says whether it has this channel.',
  auth: 'member',
  effect: 'read',
  replica: true,
  topics: ['own_channels:{me}', 'graph:{me}'],
  input: z.object({ channel_id: IdIn.optional() }),
  output: z.object({ response: z.array(SubscriptionGroup) }),
  refusals: [],
})

export const create_subscription_group = defineCall({
  name: 'create_subscription_group',
  doc: 'Create a group of subscriptions, with `channel_id` as its first channel. A member may have 50.',
  auth: 'member',
  effect: 'write',
  topics: ['own_channels:{me}'],
  input: z.object({ name: NameIn, channel_id: IdIn.optional() }),
  output: z.object({ recdata: SubscriptionGroup }),
  refusals: [
    'subscription_group_not_found',
    'too_many_subscription_groups',
    'subscription_group_taken',
    'channel_not_found',
  ],
  message: 'done.subscription_group_created',
})

export const update_subscription_group = defineCall({
  name: 'update_subscription_group',
  doc: 'Rename a group of the caller’s subscriptions.',
  auth: 'member',
  effect: 'write',
  topics: ['own_channels:{me}'],
  input: z.object({ subscription_group_id: IdIn, name: NameIn }),
  output: z.object({ recdata: SubscriptionGroup }),
  refusals: ['subscription_group_not_found', 'subscription_group_taken'],
  message: 'done.subscription_group_updated',
})

export const delete_subscription_group = defineCall({
  name: 'delete_subscription_group',
  doc: 'Delete a group of the caller’s subscriptions. They stay subscribed to its channels.',
  auth: 'member',
  effect: 'write',
  topics: ['own_channels:{me}'],
  input: z.object({ subscription_group_id: IdIn }),
  output: z.object({}),
  refusals: ['subscription_group_not_found'],
  message: 'done.subscription_group_deleted',
})

export const toggle_subscription_group = defineCall({
  name: 'toggle_subscription_group',
  doc: 'Put a channel that the caller has subscribed to into a group, or take it out. It may be in several.',
  auth: 'member',
  effect: 'write',
  topics: ['own_channels:{me}'],
  input: z.object({ subscription_group_id: IdIn, channel_id: IdIn }),
  output: z.object({
    recdata: z.object({ subscription_group_id: Id, channel_id: Id, has_channel: Flag, channel_count: Count }),
  }),
  refusals: ['subscription_group_not_found', 'channel_not_found'],
})
