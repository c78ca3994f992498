import { accept_collaboration } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannel } from '../channels/channels.access.ts'
import { channelAgain } from '../channels/channels.again.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { acceptInvitation, hasRoomForCollaboration } from './collaborators.queries.ts'

export default handle(accept_collaboration, {
  again: channelAgain,
  async run({ channel_id: channel }, context) {
    const { tx, member, refuse } = context
    const hasRoom = await hasRoomForCollaboration(tx, member.id)
    if (!(await lockChannel(context, channel))) refuse('channel_not_found')
    if (!(await acceptInvitation(tx, channel, member.id))) refuse('channel_not_found')
    if (!hasRoom) refuse('too_many_collaborations')
    await rolesChanged(context, channel, [member.id])
    return channelAgain.answer(channel, { ...context, db: tx })
  },
})
