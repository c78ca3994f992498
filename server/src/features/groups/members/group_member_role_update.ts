import { group_member_role_update } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { standingChanged } from './members.changes.ts'
import { findStanding, setStanding } from './members.queries.ts'

export default handle(
  group_member_role_update,
  async ({ group_id: group, member_user_id: other, role }, context) => {
    const { tx, refuse } = context
    await lockFor(context, group, 'appoint')
    const standing = await findStanding(tx, group, other)
    if (standing === 'owner') refuse('group_forbidden')
    if (standing !== 'moderator' && standing !== 'member') return refuse('member_not_found')
    if (standing === role) return {}
    await setStanding(tx, { group, member: other, standing: role })
    await standingChanged(context, { group, member: other })
    return {}
  },
)
