const day = 86_400_000

/** Returns how many midnights are between a moment and now, where the reader is. */
export function daysAgo(at: Date, now: Date): number {
  // By the calendar: a day on which clocks change has 23 or 25 hours.
  const dayOf = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day
  return Math.max(0, dayOf(now) - dayOf(at))
}
