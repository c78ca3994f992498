import type { Channel } from '@commons/contract/videos/channels.ts'
import type { Subscribable } from '../watch/subscription.ts'

/** Returns what is subscribed to. */
export const subscribable = ({ id, name, is_subscribed, subscriber_count }: Channel) =>
  ({ channel_id: id, name, is_subscribed, subscriber_count }) satisfies Subscribable & { name: string }
