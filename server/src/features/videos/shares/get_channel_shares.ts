import { get_channel_shares } from '@commons/contract/videos/shares.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkChannel } from '../channels/channels.access.ts'
import { listChannelShares } from './shares.queries.ts'
import { channelShareShape } from './shares.shape.ts'

export default handle(get_channel_shares, async ({ channel_id: channel }, context) => {
  const { db, member, viewer } = context
  await checkChannel(context, channel, 'see')
  const rows = await listChannelShares(db, member.id, channel)
  return { response: rows.map((row) => channelShareShape(row, viewer)) }
})
