import { group_notice_update } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockGroup } from '../groups.access.ts'
import { setNotice } from './members.queries.ts'

export default handle(group_notice_update, async ({ group_id, notice }, context) => {
  const { tx, member, refuse } = context
  if (!(await lockGroup(context, group_id))) refuse('group_not_found')
  if (!(await setNotice(tx, group_id, member.id, notice))) refuse('not_group_member')
  return {}
})
