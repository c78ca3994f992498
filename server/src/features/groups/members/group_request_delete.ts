import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { group_request_delete } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { standingChanged } from './members.changes.ts'
import { findRequest, removeStanding } from './members.queries.ts'

export default handle(group_request_delete, async ({ group_request_id }, context) => {
  const { tx, member, refuse } = context
  const { group_id: group } = (await findRequest(tx, group_request_id)) ?? refuse('group_request_not_found')
  const locked = (await lockGroup(context, group)) ?? refuse('group_request_not_found')
  const asked = (await findRequest(tx, group_request_id)) ?? refuse('group_request_not_found')
  const act = asked.standing === 'invited' ? 'invite' : 'accept'
  if (asked.member_id !== member.id && !mayInGroup(locked.standing, act)) refuse('group_request_not_found')
  await removeStanding(tx, group, asked.member_id)
  await standingChanged(context, { group, member: asked.member_id })
  return { group_id: group }
})
