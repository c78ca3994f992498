import { toggle_subscription } from '@commons/contract/videos/channels.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { toggleSubscription } from './channels.writing.queries.ts'

export default handle(toggle_subscription, {
  isOneStatement: () => true,

  async run({ channel_id }, { tx, member, refuse, hintOnly }) {
    const [row] = await toggleSubscription(tx, member.id, channel_id)
    const { owner_id, is_subscribed, subscribers } = row ?? refuse('channel_not_found')
    // Nothing was written: an owner is never subscribed.
    if (owner_id === member.id) refuse('not_oneself')
    // Not all viewers: they get the new count when they next read the channel.
    hintOnly([member.id, owner_id])
    return { data: { channel_id, is_subscribed: flag(is_subscribed), subscriber_count: subscribers } }
  },
})
