import type { Traffic } from '@commons/contract/insights.ts'
import type { Cell } from '@commons/contract/shared/csv.ts'

/** Returns a period's figures and top posts as rows. */
export function trafficRows(
  { unit, series, top_posts }: Traffic,
  names: { type: string; date: string; post: string; count: string },
): Cell[][] {
  const day = (at: string) => at.slice(0, 10)
  const hour = (at: string) => at.slice(0, 16).replace('T', ' ')
  return [
    [names.type, names.date, names.post, names.count],
    ...series.map(({ at, count }) => [unit, unit === 'hour' ? hour(at) : day(at), '', count]),
    ...top_posts.map(({ created_at, excerpt, count }) => ['post', hour(created_at), excerpt, count]),
  ]
}
