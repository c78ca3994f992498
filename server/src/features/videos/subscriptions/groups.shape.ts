/** Groups of subscriptions as sent on the wire. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import { findGroup, type GroupRow } from './groups.queries.ts'

export const groupShape = (row: GroupRow): SubscriptionGroup => ({
  subscription_group_id: row.id,
  name: row.name,
  channel_count: row.channels,
  has_channel: flag(row.has_channel),
})

/** Answer of calls that change a group: the group as it is now. */
export const groupAgain = seenAgain(
  'subscription_group_not_found',
  findGroup,
  groupShape,
  ({ subscription_group_id }) => subscription_group_id,
)
