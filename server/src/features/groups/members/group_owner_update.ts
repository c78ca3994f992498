import { group_owner_update } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { listedAgain } from '../groups.again.ts'
import { standingChanged } from './members.changes.ts'
import { findStanding, handOver } from './members.queries.ts'

export default handle(group_owner_update, async ({ group_id: group, new_owner_user_id: other }, context) => {
  const { tx, member, refuse } = context
  await lockFor(context, group, 'hand_over')
  const standing = await findStanding(tx, group, other)
  if (standing !== 'moderator' && standing !== 'member') refuse('member_not_found')
  await handOver(tx, group, { from: member.id, to: other })
  for (const each of [member.id, other]) await standingChanged(context, { group, member: each })
  return listedAgain.answer(group, { ...context, db: tx })
})
