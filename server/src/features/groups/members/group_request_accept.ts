import { mayInGroup } from '@commons/contract/groups/groups.ts'
import { group_request_accept } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { listedAgain } from '../groups.again.ts'
import { standingChanged } from './members.changes.ts'
import { findRequest, hasRoomForGroup, setStanding } from './members.queries.ts'

export default handle(group_request_accept, async ({ group_request_id }, context) => {
  const { tx, member, refuse, say } = context
  const { group_id: group } = (await findRequest(tx, group_request_id)) ?? refuse('group_request_not_found')
  const locked = (await lockGroup(context, group)) ?? refuse('group_request_not_found')
  // Read again under the lock: it may have been answered in between.
  const asked = (await findRequest(tx, group_request_id)) ?? refuse('group_request_not_found')
  const isMine = asked.member_id === member.id
  const may = asked.standing === 'invited' ? isMine : mayInGroup(locked.standing, 'accept')
  if (!may) refuse('group_request_not_found')
  if (!(await hasRoomForGroup(tx, asked.member_id))) refuse('too_many_groups')
  await setStanding(tx, { group, member: asked.member_id, standing: 'member' })
  await standingChanged(context, { group, member: asked.member_id })
  say(isMine ? 'done.group_joined' : 'done.group_let_in')
  return listedAgain.answer(group, { ...context, db: tx })
})
