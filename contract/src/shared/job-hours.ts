/** Limits and states of hourly work. Weeks are those of UTC, from Monday to Sunday. */

/** How many hours are funded at once at most. */
export const mostFundedHours = 1_000

/** In graphemes. */
export const longestWorkLog = 1_000

/** Minutes of a day: so much is logged of it at most. */
export const minutesOfDay = 24 * 60

/** Days after the end of a week in which its client can answer; then it is released. */
export const daysToAcceptWeek = 7

/**
 * Why nothing can be logged. not_funded: no hours were funded yet. no_hours: all that was funded is logged or went
 * back. no_logs: a whole week was without a log.
 */
export const hoursPauses = ['not_funded', 'no_hours', 'no_logs'] as const
export type HoursPause = (typeof hoursPauses)[number]

/** What the two may do with hours. */
export const hoursActs = ['fund', 'take_back', 'resume', 'log'] as const
export type HoursAct = (typeof hoursActs)[number]

/** Returns the Monday of a day's week; both as YYYY-MM-DD. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** Returns the day this many days after another; both as YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns minutes as hours and minutes, such as "2 h 30 min", which every language of Commons writes alike. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
