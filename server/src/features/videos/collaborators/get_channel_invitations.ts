import { get_channel_invitations } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listInvitations } from '../channels/channels.queries.ts'
import { channelShape } from '../channels/channels.shape.ts'

export default handle(get_channel_invitations, async (_input, { db, member, viewer }) => ({
  response: (await listInvitations(db, member.id)).map((row) => channelShape(row, viewer)),
}))
