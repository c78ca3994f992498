import { group_member_delete } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { standingChanged } from './members.changes.ts'
import { removeStanding } from './members.queries.ts'
import { lockBelow } from './members.removing.ts'

export default handle(group_member_delete, async ({ group_id: group, delete_user_id: other }, context) => {
  const { tx, refuse } = context
  const standing = await lockBelow(context, { group, other, act: 'remove' })
  if (standing === undefined || standing === 'banned') refuse('member_not_found')
  await removeStanding(tx, group, other)
  await standingChanged(context, { group, member: other })
  return {}
})
