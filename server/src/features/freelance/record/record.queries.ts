/** SQL of what freelancers have done. `at` is the present: a review shows from its `shown_at` on. */
import { sql } from 'kysely'
import type { Who } from '../../../visibility/members.ts'
import { ratingOf } from '../reviews/reviews.queries.ts'

export interface RecordRow {
  rating: string
  reviews: number
  /** Agreements of which money was released. */
  jobs: number
}

/** What a member has done as a freelancer, as JSON: of rows that are sorted first, PostgreSQL reads it for the page alone. */
export const recordOf = (member: Who, at: Who) => sql<RecordRow>`
  (select jsonb_build_object('rating', rated.rating, 'reviews', rated.reviews, 'jobs',
      coalesce((select jobs_done from freelancers where member_id = ${member}), 0))
    from (${ratingOf(member, at, sql`'client'::text`)}) as rated)`
