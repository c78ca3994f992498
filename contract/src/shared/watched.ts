/** How far members watch a reel or video. */
import { z } from 'zod'
import { Count } from './count.ts'

/** Watched parts are stored in tenths. */
export const watchedParts = 10

/** How far members watch it. Each viewer counts once a day, with the furthest point they reached. */
export const Watched = z.object({
  /** The number of viewers counted. */
  count: Count,
  /** The average watched part, in percent. */
  average: z.int().min(0).max(100),
  /** How many stopped within each tenth, the first tenth first. */
  tenths: z.array(Count).length(watchedParts),
})
export type Watched = z.infer<typeof Watched>

/** How far a viewer came, in percent. */
export const WatchedIn = z
  .union(
    [
      z.number('percent_invalid').min(0, 'percent_invalid').max(100, 'percent_invalid'),
      z.string().regex(/^(100|\d{1,2})$/, 'percent_invalid'),
    ],
    'percent_invalid',
  )
  .transform(Number)
