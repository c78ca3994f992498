import { all_group_list } from '@commons/contract/groups/groups.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf, nextOfMoving, startOf } from '../../platform/call/page.ts'
import { listAllGroups } from './groups.queries.ts'
import { listedShape } from './groups.shape.ts'

export default handle(
  all_group_list,
  async ({ search = '', sort = 'members' }, { db, member, viewer, page }) => {
    const { limit, offset } = page
    // Groups grow and are posted in while the list is read; when they were made doesn't change.
    const { at, id, shown = null } = startOf(page.before)
    const rows = await listAllGroups[sort](db, member.id, search, at, id, shown, limit, offset)
    const next = sort === 'newest' ? nextOf(rows, page) : nextOfMoving(rows, page)
    return { recdata: rows.map((row) => listedShape(row, viewer)), ...next }
  },
)
