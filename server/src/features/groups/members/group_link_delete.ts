import { group_link_delete } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { lockFor } from '../groups.access.ts'
import { deleteLink } from './links.queries.ts'

export default handle(group_link_delete, async ({ group_id: group, group_link_id }, context) => {
  const { tx, refuse } = context
  await lockFor(context, group, 'link')
  if (!(await deleteLink(tx, group, group_link_id))) refuse('group_link_ended')
  return {}
})
