import { follow_request_list } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { pageOfMembers } from './people.lists.ts'
import { listedShape, pageShape } from './people.shape.ts'

export default handle(follow_request_list, async ({ search }, { db, member, viewer, page }) => {
  const asked = { viewer: member.id, owner: member.id, page, search }
  const { rows } = await pageOfMembers(db, 'unanswered', asked)
  return pageShape(rows, page, (row) => listedShape(row, viewer))
})
