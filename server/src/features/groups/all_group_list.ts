import { all_group_list } from '@commons/contract/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listAllGroups } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

export default handle(
  all_group_list,
  async ({ search = '', sort = 'members' }, { db, member, viewer, page }) => {
    const { before, limit, offset } = page
    const rows = await listAllGroups[sort](db, member.id, search, before.at, before.id, limit, offset)
    return { recdata: rows.map((row) => listedShape(row, viewer)), ...nextOf(rows, page) }
  },
)
