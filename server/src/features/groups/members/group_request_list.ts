import { group_request_list } from '@commons/contract/groups/members.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { checkAct } from '../groups.access.ts'
import { listOwnRequests, listRequests } from './members.lists.queries.ts'
import { requestShape } from './members.shape.ts'

export default handle(group_request_list, async ({ group_id: group }, context) => {
  const { db, member, viewer, page } = context
  const { before, limit, offset } = page
  if (group !== undefined) await checkAct(context, group, 'accept')
  const rows =
    group === undefined
      ? await listOwnRequests(db, member.id, before.at, before.id, limit, offset)
      : await listRequests(db, member.id, group, before.at, before.id, limit, offset)
  return { recdata: rows.map((row) => requestShape(row, viewer)), ...nextOf(rows, page) }
})
