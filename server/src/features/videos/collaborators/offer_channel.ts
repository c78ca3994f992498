import { offer_channel } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { lockStanding, setOffer } from './collaborators.queries.ts'

export default handle(offer_channel, async ({ channel_id: channel, member_user_id: other }, context) => {
  const { tx, refuse } = context
  await lockChannelFor(context, channel, 'hand_over')
  const standing = await lockStanding(tx, channel, other)
  if (!standing?.is_accepted) return refuse('member_not_found')
  if (standing.is_offered) return {}
  const before = await setOffer(tx, channel, other)
  await rolesChanged(context, channel, [other, ...before])
  return {}
})
