import { z } from 'zod'

/** Returns whether a day exists, as YYYY-MM-DD; such texts sort as their days do. */
export function isDay(text: string): boolean {
  // There is no year 0: the one before 1 is 1 BC, and PostgreSQL takes no other name for it.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false
  const parsed = new Date(`${text}T00:00:00Z`)
  // Date turns 30 February into 2 March.
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text
}

/** A day in an answer; null for none. */
export const Day = z.string().nullable()

/** A day in an input; empty text and null remove it. */
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
