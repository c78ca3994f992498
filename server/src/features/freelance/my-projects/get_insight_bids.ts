import { get_insight_bids } from '@commons/contract/freelance/my-projects.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { listInsights } from './my-projects.queries.ts'
import { insightShape } from './my-projects.shape.ts'

export default handle(get_insight_bids, async ({ search = '' }, { db, member, viewer, page }) => {
  const rows = await listInsights(db, member.id, page.before, page.limit, page.offset, search)
  const cursors = rows.map(({ bid_id }) => bid_id)
  return { response: rows.map((row) => insightShape(row, viewer)), ...nextOf(cursors, page) }
})
