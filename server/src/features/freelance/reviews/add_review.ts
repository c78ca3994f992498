import { add_review } from '@commons/contract/freelance/reviews.ts'
import { daysToReview } from '@commons/contract/shared/review.ts'
import { now } from '../../../platform/clock.ts'
import { handle } from '../../../platform/call/handle.ts'
import { agreementChanged } from '../agreements/agreements.hints.ts'
import { keepMembers } from '../agreements/agreements.writing.queries.ts'
import { reviewAgain } from './reviews.again.ts'
import { addReview, lockReviewed } from './reviews.writing.queries.ts'

const day = 24 * 60 * 60_000

export default handle(add_review, {
  again: reviewAgain,

  async run({ project_id: job, review_user_id: other, rating: stars, comment = '' }, context) {
    const { tx, member, refuse } = context
    await keepMembers(tx, [member.id, other])
    const agreement =
      (await lockReviewed(tx, { member: member.id, job, other })) ?? refuse('agreement_not_found')
    if (!agreement.is_earned) return refuse('review_early')
    if (agreement.is_own_in) return refuse('review_exists')
    const at = now()
    // What is shown can't be answered by a review any more.
    if (agreement.until !== null && at >= agreement.until) return refuse('review_over')
    const shownAt = agreement.until === null ? new Date(at.getTime() + daysToReview * day) : at
    const id = await addReview(tx, {
      agreement: agreement.id,
      byClient: agreement.by_client,
      author: member.id,
      subject: other,
      stars,
      comment,
      at,
      shownAt,
    })
    context.hint(`reviews:${member.id}`)
    agreementChanged(context, { id: agreement.id, client: member.id, freelancer: other })
    return reviewAgain.answer(id, { ...context, db: tx })
  },
})
