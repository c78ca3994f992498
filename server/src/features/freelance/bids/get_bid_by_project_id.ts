import { get_bid_by_project_id } from '@commons/contract/freelance/bids.ts'
import { handle } from '../../../platform/call/handle.ts'
import { newest } from '../../../platform/call/page.ts'
import { now } from '../../../platform/clock.ts'
import { hasPlan } from '../../plans/public.ts'
import { findStanding, listBidsBy } from './bids.queries.ts'
import { bidShape, bidsLeftShape } from './bids.shape.ts'

export default handle(get_bid_by_project_id, async ({ project_id, sort, status }, context) => {
  const { db, member, viewer, page, refuse } = context
  const standing = (await findStanding(db, member.id, project_id)) ?? refuse('job_not_found')
  const isClient = standing.client_id === member.id
  const order = (isClient && sort) || 'newest'
  const start = page.before === newest ? page.offset : page.before
  const [rows, withPlan] = await Promise.all([
    listBidsBy[order](db, member.id, project_id, now(), (isClient && status) || null, page.limit, start),
    hasPlan(db, member.id),
  ])
  return {
    response: rows.map((row) => bidShape(row, viewer)),
    ...(rows.length === page.limit && { next: String(start + page.limit) }),
    ...bidsLeftShape(standing, withPlan),
  }
})
