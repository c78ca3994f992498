import { mutual_friend_list } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { isListed } from './people.lists.ts'
import { pageOfMutual } from './people.lists.queries.ts'
import { listedShape, pageShape } from './people.shape.ts'

export default handle(mutual_friend_list, async ({ view_user_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  const rows = await pageOfMutual(db, member.id, view_user_id, before.at, before.id, limit, offset)
  if (rows.length === 0) refuse('member_not_found')
  return pageShape(rows.filter(isListed), page, (row) => listedShape(row, viewer))
})
