import { z } from 'zod'

/** A number of days, ten years at most. */
export const Days = z
  .union(
    [z.int('days_invalid').positive('days_invalid'), z.string().regex(/^[1-9]\d{0,3}$/, 'days_invalid')],
    'days_invalid',
  )
  .transform(Number)
  .refine((days) => days <= 3650, 'days_invalid')
