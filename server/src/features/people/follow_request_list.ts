import { follow_request_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listUnanswered, pageOfMembers } from './people.lists.queries.ts'
import { listedShape, pageShape } from './people.shape.ts'

export default handle(follow_request_list, async (_input, { db, member, viewer, page }) => {
  const { rows } = await pageOfMembers(db, listUnanswered, member.id, member.id, page)
  return pageShape(rows, page, (row) => listedShape(row, viewer))
})
