import { blocked_user_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listBlocked } from './people.lists.queries.ts'
import { blockedShape, pageShape } from './people.shape.ts'

export default handle(blocked_user_list, async (_input, { db, member, viewer, page }) => {
  const { before, limit, offset } = page
  const rows = await listBlocked(db, member.id, before.at, before.id, limit, offset)
  return pageShape(rows, page, (row) => blockedShape(row, viewer))
})
