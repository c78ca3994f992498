import { delete_collaborator } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannel, lockChannelFor } from '../channels/channels.access.ts'
import { recheckChannel } from '../channels/channels.rechecks.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { lockStanding, removeCollaborator } from './collaborators.queries.ts'

export default handle(
  delete_collaborator,
  async ({ channel_id: channel, member_user_id: other }, context) => {
    const { tx, member, refuse } = context
    // Whoever leaves or declines needs no right for it.
    if (other === member.id) {
      if (!(await lockChannel(context, channel))) refuse('channel_not_found')
    } else await lockChannelFor(context, channel, 'appoint')
    if (!(await lockStanding(tx, channel, other))) refuse('member_not_found')
    await removeCollaborator(tx, channel, other)
    await rolesChanged(context, channel, [other])
    // Pages of its private videos may be open.
    await recheckChannel(context, channel)
    return {}
  },
)
