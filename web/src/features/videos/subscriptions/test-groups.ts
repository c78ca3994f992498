import type { SubscriptionGroup } from '@commons/contract/videos/subscriptions.ts'

/** A group of two channels, for tests. */
export const aGroup = (groupId: number, change: Partial<SubscriptionGroup> = {}): SubscriptionGroup => ({
  subscription_group_id: groupId,
  name: `Group ${groupId}`,
  channel_count: 2,
  has_channel: 0,
  ...change,
})
