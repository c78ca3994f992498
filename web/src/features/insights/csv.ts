import type { Traffic } from '@commons/contract/insights.ts'

type Cell = string | number

// What a spreadsheet takes for a formula, also in its full-width forms; an apostrophe makes it a text.
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  return `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}

/** A table as CSV (RFC 4180). The mark at its beginning makes spreadsheets read it as UTF-8. */
export function csvOf(rows: ReadonlyArray<readonly Cell[]>): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}

/** The figures of a period and its top posts, one a row. */
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
