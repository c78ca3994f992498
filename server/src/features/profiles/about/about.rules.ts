/** Decisions about entries of About, without I/O. */
import { type AboutAudience, aboutAudiences } from '@commons/contract/profiles-about.ts'
import type { Fields } from './about.queries.ts'

const firstDay = '1900-01-01'
/** Years from now that a plan may lie ahead: a course that is to end, a job that is to begin. */
const yearsAhead = 10

/** What goes on has no end yet. */
export const withoutFutureEnd = (fields: Fields): Fields =>
  fields['is_current'] === 1 && 'end_date' in fields ? { ...fields, end_date: null } : fields

/** What is wrong with the days of an entry, by field. Each is a day that exists, or null. */
export function wrongDays(
  { start_date: start, end_date: end }: Fields,
  present: Date,
): Record<string, string> {
  const lastDay = `${present.getUTCFullYear() + yearsAhead}-12-31`
  const isFar = (day: unknown) => typeof day === 'string' && (day < firstDay || day > lastDay)
  const isReversed = typeof start === 'string' && typeof end === 'string' && end < start
  return {
    ...(isFar(start) && { start_date: 'day_too_far' }),
    ...(isFar(end) ? { end_date: 'day_too_far' } : isReversed && { end_date: 'days_reversed' }),
  }
}

/** True where an entry says nothing: that something nameless goes on is nothing, too. */
export const isEmpty = (fields: Fields) =>
  Object.entries(fields).every(([name, value]) => name === 'is_current' || value === '' || value === null)

/** Of two audiences the one with more members in it. */
export const widerOf = (one: AboutAudience, other: AboutAudience): AboutAudience =>
  aboutAudiences.find((audience) => audience === one || audience === other) ?? one
