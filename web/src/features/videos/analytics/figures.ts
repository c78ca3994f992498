import type { ChannelFigures } from '@commons/contract/videos/analytics.ts'
import type { Cell } from '@commons/contract/shared/csv.ts'

export const channelMetrics = ['views', 'seconds', 'gained'] as const
export type ChannelMetric = (typeof channelMetrics)[number]

/** By how many percent a figure changed; null if it was zero before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)

interface Names {
  readonly date: string
  readonly views: string
  readonly seconds: string
  readonly gained: string
  readonly lost: string
  readonly source: string
  readonly of: (source: ChannelFigures['sources'][number]) => string
}

/** Returns a period's days, and below them from where the views came, as rows. */
export function figureRows({ series, sources }: ChannelFigures, names: Names): Cell[][] {
  return [
    [names.date, names.views, names.seconds, names.gained, names.lost],
    ...series.map(({ at, views, seconds, gained, lost }) => [at.slice(0, 10), views, seconds, gained, lost]),
    [],
    [names.source, names.views],
    ...sources.map((each) => [names.of(each), each.views]),
  ]
}
