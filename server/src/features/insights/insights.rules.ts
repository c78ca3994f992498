/** The hours that a period covers. */
import type { Period, Unit } from '@commons/contract/shared/insights.ts'

const hour = 3_600
const day = 24 * hour

/** A period and the same one before it, in seconds since 1970; each ends before its `to`. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly beforeFrom: number
  readonly beforeTo: number
}

/** Returns the period of this many days that ends today (UTC), with the current hour. */
export function stretchOf(days: Period, at: Date): Stretch {
  const seconds = at.getTime() / 1000
  const from = Math.floor(seconds / day) * day - (days - 1) * day
  const to = (Math.floor(seconds / hour) + 1) * hour
  return { from, to, beforeFrom: from - days * day, beforeTo: to - days * day }
}

/** Returns every hour or day of a period, including those in which nothing was counted. */
export function seriesOf(
  { from, to }: Stretch,
  unit: Unit,
  counted: ReadonlyArray<{ at: number; count: number }>,
): Array<{ at: string; count: number }> {
  const step = unit === 'hour' ? hour : day
  const counts = new Map(counted.map(({ at, count }) => [at, count]))
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => ({
    at: new Date((from + i * step) * 1000).toISOString(),
    count: counts.get(from + i * step) ?? 0,
  }))
}

/** Returns by how many percent a figure changed; null if it was zero before. */
export function changeOf(total: number, before: number): number | null {
  return before === 0 ? null : Math.round(((total - before) / before) * 100)
}
