import { close_channel_tier } from '@commons/contract/videos/memberships.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { closeTier } from './memberships.queries.ts'
import { joinedShape } from './memberships.shape.ts'

export default handle(close_channel_tier, async ({ channel_id: id }, context) => {
  const { tx, member, refuse } = context
  await lockChannelFor(context, id, 'sell')
  if (!(await closeTier(tx, id))) refuse('tier_not_found')
  return { recdata: await joinedShape(tx, member.id, { id, owner_id: member.id }) }
})
