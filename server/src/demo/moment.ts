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
