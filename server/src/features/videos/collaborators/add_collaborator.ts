import { add_collaborator } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { collaboratorNow } from './collaborators.again.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { addInvitation, hasRoomForCollaborator, isThere, lockStanding } from './collaborators.queries.ts'

export default handle(
  add_collaborator,
  async ({ channel_id: channel, member_user_id: other, role }, context) => {
    const { tx, member, refuse } = context
    await lockChannelFor(context, channel, 'appoint')
    if (other === member.id) refuse('not_oneself')
    if (!(await isThere(tx, member.id, other))) refuse('member_not_found')
    if (await lockStanding(tx, channel, other)) refuse('collaborator_already')
    if (!(await hasRoomForCollaborator(tx, channel))) refuse('too_many_collaborators')
    await addInvitation(tx, channel, { member: other, role, by: member.id })
    await rolesChanged(context, channel, [other])
    return collaboratorNow({ channel, member: other }, { ...context, db: tx })
  },
)
