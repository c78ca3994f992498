/** What a freelancer has done, as sent on the wire. */
import type { RecordRow } from './record.queries.ts'

export const recordShape = ({ rating, reviews, jobs }: RecordRow) => ({
  rating,
  review_count: reviews,
  jobs_done: jobs,
})
