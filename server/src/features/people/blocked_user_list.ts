import { blocked_user_list } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { findBlocked, listBlocked } from './people.lists.queries.ts'
import { searchBlocked } from './people.lists.search.queries.ts'
import { blockedShape, pageShape } from './people.shape.ts'

export default handle(
  blocked_user_list,
  async ({ search, blocked_user_id: one }, { db, member, viewer, page }) => {
    if (one !== undefined)
      return { recdata: (await findBlocked(db, member.id, one)).map((row) => blockedShape(row, viewer)) }
    const { before, limit, offset } = page
    const rows = search
      ? await searchBlocked(db, member.id, search, before.at, before.id, limit, offset)
      : await listBlocked(db, member.id, before.at, before.id, limit, offset)
    return pageShape(rows, page, (row) => blockedShape(row, viewer))
  },
)
