/** A text, a number, or digits that a number would not keep. */
export type Cell = string | number | { readonly digits: string }

// What a spreadsheet takes for a formula, also in its full-width forms; an apostrophe makes it a text.
const formula = /^\s*[=+\-@＝＋－＠\t\r]/

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return cell.digits
  return `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
}

/** A table as CSV (RFC 4180). The mark at its beginning makes spreadsheets read it as UTF-8. */
export function csvOf(rows: ReadonlyArray<readonly Cell[]>): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}
