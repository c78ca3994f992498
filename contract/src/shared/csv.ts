/** A text, a number, or digits that would not fit into a number. */
export type Cell = string | number | { readonly digits: string }

// What spreadsheets take for a formula, including full-width forms; an apostrophe makes it text.
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.digits
  return `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}

/** Formats rows of a table as CSV (RFC 4180). */
export const csvLines = (rows: ReadonlyArray<readonly Cell[]>): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')

/** What a file of CSV begins with, so that spreadsheets read it as UTF-8: the byte order mark. */
export const csvBegin = '\ufeff'

/** Formats a whole table as CSV. */
export const csvOf = (rows: ReadonlyArray<readonly Cell[]>): string => `${csvBegin}${csvLines(rows)}`
