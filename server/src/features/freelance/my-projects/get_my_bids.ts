import { get_my_bids } from '@commons/contract/freelance/my-projects.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listOwnBids } from './my-projects.queries.ts'
import { myBidShape } from './my-projects.shape.ts'

export default handle(get_my_bids, async ({ search = '' }, { db, member, viewer, page }) => {
  const rows = await listOwnBids(db, member.id, page.before, page.limit, page.offset, search)
  const cursors = rows.map(({ bid_id }) => bid_id)
  return { response: rows.map((row) => myBidShape(row, viewer)), ...nextOf(cursors, page) }
})
