import { group_unban } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { standingChanged } from './members.changes.ts'
import { findStanding, removeStanding } from './members.queries.ts'

export default handle(group_unban, async ({ group_id: group, member_user_id: other }, context) => {
  const { tx, refuse } = context
  await lockFor(context, group, 'ban')
  if ((await findStanding(tx, group, other)) !== 'banned') refuse('member_not_found')
  await removeStanding(tx, group, other)
  await standingChanged(context, { group, member: other })
  return {}
})
