import { group_detail } from '@commons/contract/groups/groups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../platform/call/handle.ts'
import { findGroup } from './groups.queries.ts'
import { groupShape } from './groups.shape.ts'

export default handle(group_detail, async ({ group_id, token = '' }, { db, member, viewer, refuse }) => {
  const row = (await findGroup(db, member.id, group_id, token)) ?? refuse('group_not_found')
  return { recdata: groupShape(row, viewer), link_works: flag(row.link_works) }
})
