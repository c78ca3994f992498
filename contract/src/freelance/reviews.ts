import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Author } from '../shared/author.ts'
import { Count } from '../shared/count.ts'
import { Flag } from '../shared/flag.ts'
import { Id, IdIn, MemberIdIn } from '../shared/id.ts'
import { Next, PageIn } from '../shared/page.ts'
import { daysToReview, longestReview, longestReviewAnswer, mostStars } from '../shared/review.ts'
import { TextIn } from '../shared/text.ts'
import { Rating } from './record.ts'

declare module '../call.ts' {
  interface TopicKinds {
    /** Reviews of a member. */
    reviews: true
  }
}

/**
 * Reviews of an agreement's two by each other. Nobody sees one before both are written, or the time for the
 * other is over, so none answers another.
 */

export const Review = z.object({
  id: Id,
  project_id: Id.nullable(),
  /** Of the job. */
  title: z.string(),
  /** What its author was in the agreement. */
  role: z.enum(['client', 'freelancer']),
  /** Null where they have left Commons, or the caller doesn't see them. */
  author: z.object(Author).nullable(),
  /** Whom it is about. */
  review_user_id: Id,
  rating: z.int().min(1).max(mostStars),
  comment: z.string(),
  /** What the reviewed member says to it; empty without an answer. */
  answer: z.string(),
  answered_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** From when on others see it. */
  shown_at: z.iso.datetime(),
  /** 0: only its author sees it yet. */
  is_shown: Flag,
  is_own: Flag,
  /** 1: the two accounts seem to be one person's, so it counts in no rating. */
  is_uncounted: Flag,
})
export type Review = z.infer<typeof Review>

export const add_review = defineCall({
  name: 'add_review',
  doc: `Review the other side of an agreement, once money was released. Nobody sees it before the other side has written, too, or ${daysToReview} days are over; then it is too late for theirs.`,
  auth: 'member',
  effect: 'write',
  topics: ['job:{project_id}', 'reviews:{review_user_id}', 'agreements:{me}'],
  input: z.object({
    project_id: IdIn,
    review_user_id: IdIn,
    rating: z
      .union([z.int('rating_invalid'), z.string().regex(/^[1-5]$/, 'rating_invalid')], 'rating_invalid')
      .transform(Number)
      .refine((stars) => stars >= 1 && stars <= mostStars, 'rating_invalid')
      .describe(`Stars, 1 to ${mostStars}.`),
    comment: TextIn(longestReview, 'review_too_long')
      .optional()
      .describe(`At most ${longestReview} characters.`),
  }),
  output: z.object({ data: Review }),
  publishes: { texts: ['comment'], as: 'member:{me}' },
  refusals: ['agreement_not_found', 'review_early', 'review_exists', 'review_over', 'review_not_found'],
  message: 'done.review_added',
})

export const answer_review = defineCall({
  name: 'answer_review',
  doc: 'Answer a review of the caller, once.',
  auth: 'member',
  effect: 'write',
  topics: ['job:{data.project_id}', 'reviews:{me}'],
  input: z.object({
    review_id: IdIn,
    comment: TextIn(longestReviewAnswer, 'review_answer_too_long')
      .refine((text) => text !== '', 'review_answer_missing')
      .describe(`1 to ${longestReviewAnswer} characters.`),
  }),
  output: z.object({ data: Review }),
  publishes: { texts: ['comment'], as: 'member:{me}' },
  refusals: ['review_not_found', 'review_answered'],
  message: 'done.review_answered',
})

export const get_reviews_by_project = defineCall({
  name: 'get_reviews_by_project',
  doc: 'Reviews of a job that can be seen, and what the caller may still write.',
  auth: 'member',
  effect: 'read',
  topics: ['job:{project_id}', 'agreements:{me}'],
  input: z.object({ project_id: IdIn }),
  output: z.object({
    response: z.array(Review),
    /** For the two: null for others, and where the caller has written or can't any more. */
    review: z
      .object({
        review_user_id: Id,
        /** 0: no money was released yet. */
        is_open: Flag,
        /** 1: the other side has written, and nobody sees it yet. */
        is_other_in: Flag,
        /** Until when the caller can write; null while nobody has. */
        until: z.iso.datetime().nullable(),
      })
      .nullable(),
  }),
  refusals: ['job_not_found'],
})

export const get_reviews_by_user_id = defineCall({
  name: 'get_reviews_by_user_id',
  doc: 'Reviews of a member, latest first, with what they come to. Without view_user_id the caller’s own.',
  auth: 'member',
  effect: 'read',
  replica: true,
  offline: 1,
  topics: ['reviews:{view_user_id}', 'reviews:{me}'],
  input: z.object({
    view_user_id: MemberIdIn.optional(),
    role: z
      .enum(['client', 'freelancer', ''], 'review_role_invalid')
      .optional()
      .describe('Only of them as a client, or as a freelancer.'),
    ...PageIn,
  }),
  output: z.object({
    response: z.array(Review),
    /** The average of those that count. */
    rating: Rating,
    /** All that are shown. */
    review_count: Count,
    /** Those of them that count in no rating. */
    uncounted_count: Count,
    next: Next,
  }),
  refusals: ['member_not_found'],
})
