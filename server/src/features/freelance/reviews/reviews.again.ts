/** Answer of calls that change a review: the review as the caller sees it now. */
import type { Review } from '@commons/contract/freelance/reviews.ts'
import { now } from '../../../platform/clock.ts'
import type { Answering } from '../../../platform/call/repeated-answer.ts'
import { findReview } from './reviews.queries.ts'
import { reviewShape } from './reviews.shape.ts'

export const reviewAgain = {
  made: ({ data }: { data: Review }): number => data.id,
  async answer(
    review: number,
    { db, viewer, refuse }: Answering<'review_not_found'>,
  ): Promise<{ data: Review }> {
    const at = now()
    const row = (await findReview(db, viewer.member.id, review, at)) ?? refuse('review_not_found')
    return { data: reviewShape(row, viewer, at) }
  },
}
