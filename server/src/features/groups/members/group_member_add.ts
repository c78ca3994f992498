import { group_member_add } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { standingChanged } from './members.changes.ts'
import { findStanding, isThere, setStanding } from './members.queries.ts'

export default handle(group_member_add, async ({ group_id: group, add_user_id: other }, context) => {
  const { tx, member, refuse, say } = context
  await lockFor(context, group, 'invite')
  if (!(await isThere(tx, member.id, other))) refuse('member_not_found')
  const standing = await findStanding(tx, group, other)
  if (standing === 'banned') refuse('group_member_banned')
  if (standing === 'owner' || standing === 'moderator' || standing === 'member')
    refuse('group_member_already')
  // Members who asked to join have already agreed.
  const role = standing === 'requested' ? ('member' as const) : ('invited' as const)
  if (role === 'member') say('done.group_let_in')
  if (standing !== 'invited') {
    await setStanding(tx, { group, member: other, standing: role, invitedBy: member.id })
    await standingChanged(context, { group, member: other })
  }
  return { role }
})
