import { z } from 'zod'

/** True for a day that exists, as YYYY-MM-DD; such texts compare as their days do. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  // Date takes 30 February for 2 March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
}

/** A day in an answer; null where none was given. */
export const Day = z.string().nullable()

/** A day in an input; empty text and null take it away. */
export const DayIn = z
  .union(
    [
      z.literal('').transform(() => null),
      z.null(),
      z.string('day_invalid').trim().refine(isDay, 'day_invalid'),
    ],
    'day_invalid',
  )
  .describe('YYYY-MM-DD, or empty.')
