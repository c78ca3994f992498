import { z } from 'zod'
import { Count } from './count.ts'
import { Id } from './id.ts'

/** Where a post stands in the thread that its author wrote at once. */
export const PlaceInThread = z.object({
  /** From 1 on, among those that are there. */
  place: Count,
  count: Count,
  /** The first that is there; lists show it for all of them. */
  first_post_id: Id,
})
export type PlaceInThread = z.infer<typeof PlaceInThread>
