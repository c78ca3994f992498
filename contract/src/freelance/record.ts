import { z } from 'zod'
import { Count } from '../shared/count.ts'

/** Stars with one decimal: `0.0` without reviews. */
export const Rating = z.string().regex(/^\d\.\d$/)

/** What a freelancer has done, as profiles, lists and bids show it. */
export const Record = {
  /** Of the reviews by clients that count. */
  rating: Rating,
  /** Reviews by clients that are shown. */
  review_count: Count,
  /** Agreements of which money was released. Those with an account that seems to be their own don't count. */
  jobs_done: Count,
}
