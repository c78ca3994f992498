import { blocked_user_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listBlocked } from './people.lists.queries.ts'
import { pageOf } from './people.rules.ts'
import { blockedShape, pageShape } from './people.shape.ts'

export default handle(blocked_user_list, async (asked, { db, member, language, platform }) => {
  const { before, limit, offset } = pageOf(asked)
  const rows = await listBlocked(db, member.id, before.at, before.id, limit, offset)
  return pageShape(rows, limit, (row) => blockedShape(row, { language, media: platform.media }))
})
