/** Decisions about entries, without I/O. */
import { type EntryAudience, entryAudiences } from '@commons/contract/shared/entries.ts'
import type { Fields } from './entries.queries.ts'

const firstDay = '1900-01-01'
/** How many years ahead a planned day may be: the end of a course, the start of a job. */
const yearsAhead = 10

/** Fields that say whether an entry is ongoing, which says nothing by itself. */
const ongoing = ['is_current', 'is_currently']

/** Removes the end of what is current. */
export function withoutFutureEnd(fields: Fields): Fields {
  if (!ongoing.some((name) => fields[name] === 1)) return fields
  const ends = Object.entries({ end_date: null, end_month: '', end_year: '' })
  return { ...fields, ...Object.fromEntries(ends.filter(([name]) => name in fields)) }
}

/** Returns what is wrong with an entry's days, by field. Each is an existing day, or null. */
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

/** True if an entry says nothing; being current says nothing by itself. */
export const isEmpty = (fields: Fields) =>
  Object.entries(fields).every(([name, value]) => ongoing.includes(name) || value === '' || value === null)

/** Returns the audience with more members. */
export const widerOf = (one: EntryAudience, other: EntryAudience): EntryAudience =>
  entryAudiences.find((audience) => audience === one || audience === other) ?? one
