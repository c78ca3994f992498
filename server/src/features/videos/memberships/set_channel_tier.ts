import { set_channel_tier } from '@commons/contract/videos/memberships.ts'
import { handle } from '../../../platform/call/handle.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { setTier } from './memberships.queries.ts'
import { joinedShape } from './memberships.shape.ts'

export default handle(set_channel_tier, async ({ channel_id: id, title, perks = '', price }, context) => {
  const { tx, member } = context
  const units = unitsIn(price, 'FCELL', 'price')
  await lockChannelFor(context, id, 'sell')
  await setTier(tx, id, { title, perks, units })
  return { recdata: await joinedShape(tx, member.id, { id, owner_id: member.id }) }
})
