import { z } from 'zod'

/** How far ahead something may be scheduled, in days. */
export const longestScheduleDays = 366
/** How far ahead a post has to be scheduled, in minutes. */
export const shortestScheduleMinutes = 5

/** The moment at which something is published. */
export const PublishAtIn = z
  .union([z.iso.datetime({ offset: true, error: 'publish_at_invalid' }), z.literal('')], 'publish_at_invalid')
  .transform((at) => (at === '' ? undefined : new Date(at)))
