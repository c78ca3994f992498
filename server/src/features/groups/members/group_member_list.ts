import { group_member_list } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf, nextOfMoving } from '../../../platform/call/page.ts'
import { checkAct } from '../groups.access.ts'
import { checkOpen } from '../groups.timeline.ts'
import { leadersFrom, listMembers, listStanding, searchMembers } from './members.lists.queries.ts'
import { memberShape } from './members.shape.ts'

export default handle(group_member_list, async ({ group_id: group, search = '', role }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset } = page
  if (role === 'banned') await checkAct(context, group, 'ban')
  else await checkOpen(context, group)
  if (search !== '') {
    const rows = await searchMembers(db, member.id, group, search, limit)
    const wanted = rows.filter(({ standing }) => role === undefined || standing === role)
    return { recdata: wanted.map((row) => memberShape(row, viewer)) }
  }
  const { at, id, shown = null } = before
  if (role !== undefined) {
    const rows = await listStanding(db, member.id, group, role, at, id, limit, offset)
    return { recdata: rows.map((row) => memberShape(row, viewer)), ...nextOf(rows, page) }
  }
  const rows = await listMembers(db, member.id, group, at, id, shown, limit, offset)
  const leaders = rows.filter((row) => row.at >= leadersFrom)
  return { recdata: rows.map((row) => memberShape(row, viewer)), ...nextOfMoving(rows, page, leaders) }
})
