import type { Channel } from '@commons/contract/videos/channels.ts'
import { call } from '../../../api/call.ts'
import { toggle, useToggle } from '../../../api/toggle.ts'

export interface Subscribable extends Pick<Channel, 'is_subscribed' | 'subscriber_count'> {
  readonly channel_id: number
}

const subscriptions = toggle<number, boolean>({
  send: async (channel_id) => (await call('toggle_subscription', { channel_id })).data.is_subscribed === 1,
  changes: (channel_id) => ['toggle_subscription', { channel_id }],
})

/** Whether the member is subscribed to a channel, as they last chose, and the resulting count. */
export function useSubscription({ channel_id, is_subscribed, subscriber_count }: Subscribable) {
  const before = is_subscribed === 1
  const { value: subscribed, want } = useToggle(subscriptions, channel_id, before)
  return {
    subscribed,
    count: Math.max(0, subscriber_count + Number(subscribed) - Number(before)),
    toggle: () => void want(!subscribed),
  }
}
