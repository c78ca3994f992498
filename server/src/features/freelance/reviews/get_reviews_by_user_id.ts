import { get_reviews_by_user_id } from '@commons/contract/freelance/reviews.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findRating, listReviewsOf } from './reviews.queries.ts'
import { reviewShape } from './reviews.shape.ts'

export default handle(get_reviews_by_user_id, async ({ view_user_id, role }, context) => {
  const { db, member, viewer, page, refuse } = context
  const at = now()
  const subject = view_user_id ?? member.id
  // Whoever is reviewed as a freelancer is so by a client.
  const by = role === 'freelancer' ? 'client' : role === 'client' ? 'freelancer' : null
  const rating = (await findRating(db, member.id, subject, at, by)) ?? refuse('member_not_found')
  const rows = await listReviewsOf(db, member.id, subject, at, by, page.before, page.limit, page.offset)
  return {
    response: rows.map((row) => reviewShape(row, viewer, at)),
    rating: rating.rating,
    review_count: rating.reviews,
    uncounted_count: rating.uncounted,
    ...nextOf(
      rows.map(({ id }) => id),
      page,
    ),
  }
})
