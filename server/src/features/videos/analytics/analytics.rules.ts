/** The days of a period and what viewers reached, without I/O. */
import type { ChannelPeriod } from '@commons/contract/shared/channel.ts'
import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import { enoughWatched } from '../../../views/views.queries.ts'
import type { DayRow } from './analytics.queries.ts'

const milliseconds = 24 * 60 * 60_000

/** Returns the day (UTC) of a moment, as 2026-11-26. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Returns the first days of the period of this many days that ends today (UTC), and of that before it. */
export function periodOf(days: ChannelPeriod, at: Date): { from: number; since: string; before: string } {
  const today = Math.floor(at.getTime() / milliseconds) * milliseconds
  const from = today - (days - 1) * milliseconds
  return { from, since: dayOf(from), before: dayOf(from - days * milliseconds) }
}

const nothing = { views: 0, seconds: 0, gained: 0, lost: 0 }
type Figures = typeof nothing

const sumOf = (rows: readonly Figures[]): Figures =>
  rows.reduce(
    (sum, { views, seconds, gained, lost }) => ({
      views: sum.views + views,
      seconds: sum.seconds + seconds,
      gained: sum.gained + gained,
      lost: sum.lost + lost,
    }),
    nothing,
  )

/** Returns every day of the period, also those on which nothing was counted, and the sums. */
export function seriesOf(
  days: ChannelPeriod,
  from: number,
  rows: readonly DayRow[],
): Pick<ChannelFigures, 'series' | 'total' | 'before'> {
  const first = dayOf(from)
  const counted = new Map(rows.map(({ day, ...figures }) => [day, figures]))
  const series = Array.from({ length: days }, (_, nth) => {
    const at = from + nth * milliseconds
    return { at: new Date(at).toISOString(), ...(counted.get(dayOf(at)) ?? nothing) }
  })
  return {
    series,
    total: sumOf(series),
    before: sumOf(rows.filter(({ day }) => day < first)),
  }
}

/** Returns the share of viewers, in percent, that reached each tenth; null where they are too few. */
export function reachedOf(tenths: readonly number[] | null): number[] | null {
  const began = (tenths ?? []).reduce((sum, each) => sum + each, 0)
  if (tenths === null || began < enoughWatched) return null
  let left = began
  return tenths.map((stopped) => {
    const share = Math.round((left / began) * 100)
    left -= stopped
    return share
  })
}
