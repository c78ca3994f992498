import { update_collaborator } from '@commons/contract/videos/collaborators.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockChannelFor } from '../channels/channels.access.ts'
import { collaboratorNow } from './collaborators.again.ts'
import { rolesChanged } from './collaborators.changes.ts'
import { lockStanding, setRole } from './collaborators.queries.ts'

export default handle(
  update_collaborator,
  async ({ channel_id: channel, member_user_id: other, role }, context) => {
    const { tx, refuse } = context
    await lockChannelFor(context, channel, 'appoint')
    if (!(await lockStanding(tx, channel, other))) refuse('member_not_found')
    await setRole(tx, channel, other, role)
    await rolesChanged(context, channel, [other])
    return collaboratorNow({ channel, member: other }, { ...context, db: tx })
  },
)
