import { flag } from '@commons/contract/shared/flag.ts'
import { toggle_subscription_group } from '@commons/contract/videos/subscriptions.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findGroup, lockGroup, toggleInGroup } from './groups.queries.ts'

export default handle(toggle_subscription_group, async (input, { tx, member, refuse }) => {
  const { subscription_group_id, channel_id } = input
  if (!(await lockGroup(tx, member.id, subscription_group_id))) refuse('subscription_group_not_found')
  if (!(await toggleInGroup(tx, member.id, subscription_group_id, channel_id))) refuse('channel_not_found')
  const group =
    (await findGroup(tx, member.id, subscription_group_id, channel_id)) ??
    refuse('subscription_group_not_found')
  const { channels: channel_count, has_channel } = group
  return { recdata: { subscription_group_id, channel_id, has_channel: flag(has_channel), channel_count } }
})
