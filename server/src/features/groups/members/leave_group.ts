import { leave_group } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { listedAgain } from '../groups.again.ts'
import { standingChanged } from './members.changes.ts'
import { removeStanding } from './members.queries.ts'

export default handle(leave_group, async ({ group_id: group }, context) => {
  const { tx, member, refuse } = context
  const { standing } = (await lockGroup(context, group)) ?? refuse('group_not_found')
  if (standing === null) refuse('not_group_member')
  if (standing === 'owner') refuse('group_owner_stays')
  await removeStanding(tx, group, member.id)
  await standingChanged(context, { group, member: member.id })
  return listedAgain.answer(group, { ...context, db: tx })
})
