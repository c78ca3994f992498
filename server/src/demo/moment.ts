import { now } from '../platform/clock.ts'
import type { Moment } from './story/telling.ts'

/** Returns the moment as a date, counted back from now. */
export function momentOf(moment: Moment): Date {
  const at = now()
  if ('minutes' in moment) return new Date(at.getTime() - moment.minutes * 60_000)
  const [hours = 0, minutes = 0] = moment.at.split(':').map(Number)
  at.setDate(at.getDate() - moment.days)
  at.setHours(hours, minutes, 20, 0)
  return at
}

/**
 * Returns what the story tells in the order in which it happened, as of now: what has a later id is newer to its list.
 * What happened some minutes ago is before or after a time of a day, by the time of this day.
 */
export const inOrder = <T extends { readonly when: Moment }>(told: readonly T[]): readonly T[] =>
  told
    .map((each) => ({ each, at: momentOf(each.when).getTime() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ each }) => each)
