import { suggested_group_list } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { listSuggestedGroups } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

export default handle(suggested_group_list, async (_input, { db, member, viewer }) => {
  const rows = await listSuggestedGroups(db, member.id)
  return { recdata: rows.map((row) => ({ ...listedShape(row, viewer), known_members: row.known })) }
})
