import { get_channel_membership } from '@commons/contract/videos/memberships.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findChannel } from '../channels/channels.queries.ts'
import { joinedShape } from './memberships.shape.ts'

export default handle(get_channel_membership, async ({ channel_id }, { db, member, refuse }) => {
  const channel = (await findChannel(db, member.id, channel_id)) ?? refuse('channel_not_found')
  return { recdata: await joinedShape(db, member.id, channel) }
})
