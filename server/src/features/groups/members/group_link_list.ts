import { group_link_list } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { checkAct } from '../groups.access.ts'
import { listLinks } from './links.queries.ts'
import { linkShape } from './members.shape.ts'

export default handle(group_link_list, async ({ group_id: group }, context) => {
  const { db, member, viewer } = context
  await checkAct(context, group, 'link')
  return { recdata: (await listLinks(db, member.id, group)).map((row) => linkShape(row, viewer)) }
})
