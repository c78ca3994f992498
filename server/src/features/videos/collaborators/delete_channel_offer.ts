import { delete_channel_offer } from '@commons/contract/videos/collaborators.ts'
import { mayInChannel } from '@commons/contract/shared/channel.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannel } from '../channels/channels.access.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { lockStanding, setOffer } from './collaborators.queries.ts'

export default handle(delete_channel_offer, async ({ channel_id: channel }, context) => {
  const { tx, member, refuse } = context
  const { role } = (await lockChannel(context, channel)) ?? refuse('channel_not_found')
  if (role === null) refuse('channel_not_found')
  const isTheirs = mayInChannel(role, 'hand_over') || (await lockStanding(tx, channel, member.id))?.is_offered
  if (!isTheirs) refuse('channel_not_offered')
  const [offered] = await setOffer(tx, channel, null)
  if (offered === undefined) return refuse('channel_not_offered')
  await rolesChanged(context, channel, [offered])
  return {}
})
