import { get_reviews_by_project } from '@commons/contract/freelance/reviews.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findStanding, listReviewsOfJob } from './reviews.queries.ts'
import { reviewShape } from './reviews.shape.ts'

export default handle(get_reviews_by_project, async ({ project_id }, { db, member, viewer, refuse }) => {
  const at = now()
  const standing = (await findStanding(db, member.id, project_id)) ?? refuse('job_not_found')
  const rows = await listReviewsOfJob(db, member.id, project_id, at)
  const { other_id, is_earned, is_own_in, until } = standing
  const mayWrite = other_id !== null && !is_own_in && (until === null || at < until)
  return {
    response: rows.map((row) => reviewShape(row, viewer, at)),
    review: mayWrite
      ? {
          review_user_id: other_id,
          is_open: flag(is_earned),
          is_other_in: flag(until !== null),
          until: until?.toISOString() ?? null,
        }
      : null,
  }
})
