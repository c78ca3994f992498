import { get_channels } from '@commons/contract/videos/channels.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listOwnChannels } from './channels.queries.ts'
import { channelShape } from './channels.shape.ts'

export default handle(get_channels, async (_input, { db, member, viewer }) => ({
  response: (await listOwnChannels(db, member.id)).map((row) => channelShape(row, viewer)),
}))
