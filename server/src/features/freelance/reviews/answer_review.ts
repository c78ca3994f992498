import { answer_review } from '@commons/contract/freelance/reviews.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { reviewAgain } from './reviews.again.ts'
import { answerReview } from './reviews.writing.queries.ts'

export default handle(answer_review, {
  again: reviewAgain,

  async run({ review_id, comment }, context) {
    const { tx, member, refuse } = context
    const isFirst = await answerReview(tx, member.id, review_id, comment, now())
    if (isFirst === undefined) return refuse('review_not_found')
    if (!isFirst) return refuse('review_answered')
    return reviewAgain.answer(review_id, { ...context, db: tx })
  },
})
