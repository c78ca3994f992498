import { get_bid_by_project_id } from '@commons/contract/freelance/bids.ts'
import { handle } from '../../../platform/call/handle.ts'
import { skippedBy } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import { listBidsBy } from './bids.queries.ts'
import { bidShape, bidsLeftShape } from './bids.shape.ts'

export default handle(get_bid_by_project_id, async ({ project_id, sort, status }, context) => {
  const { db, member, viewer, page, refuse } = context
  const start = skippedBy(page)
  const list = listBidsBy[sort || 'newest']
  const rows = await list(db, member.id, project_id, now(), status || null, page.limit, start)
  const [standing = refuse('job_not_found')] = rows
  const bids = rows.flatMap((row) => (row.id === null ? [] : bidShape(row, viewer)))
  return {
    response: bids,
    ...(bids.length === page.limit && { next: String(start + page.limit) }),
    ...bidsLeftShape(standing, standing.has_plan),
  }
})
