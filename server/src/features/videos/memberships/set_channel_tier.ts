import { set_channel_tier } from '@commons/contract/videos/memberships.ts'
import { handle } from '../../../platform/call/handle.ts'
import { unitsIn } from '../../wallet/public.ts'
import { lockOwnChannel } from '../channels/channels.writing.queries.ts'
import { setTier } from './memberships.queries.ts'
import { joinedShape } from './memberships.shape.ts'

export default handle(
  set_channel_tier,
  async ({ channel_id: id, title, perks = '', price }, { tx, member, refuse }) => {
    const units = unitsIn(price, 'FCELL', 'price')
    if (!(await lockOwnChannel(tx, member.id, id))) refuse('channel_not_found')
    await setTier(tx, id, { title, perks, units })
    return { recdata: await joinedShape(tx, member.id, { id, owner_id: member.id }) }
  },
)
