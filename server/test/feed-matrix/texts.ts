/** Tables as readable text. */
import { type Viewer, viewers } from './people.ts'

/** Rows of a table: a name, and a cell for each viewer. */
export type Table = Record<string, readonly string[]>

/** Parses a table from text; its columns are the viewers. */
export function tableOf(text: string): Table {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  if (head.slice(1).join() !== viewers.join())
    throw new Error(`The columns are not the viewers: ${head.join()}`)
  return Object.fromEntries(rows.map(([name = '', ...cells]) => [name, cells]))
}

/** Returns the table's columns for these viewers. */
export function columnsOf(table: Table, some: readonly Viewer[]): Table {
  const places = some.map((viewer) => viewers.indexOf(viewer))
  return Object.fromEntries(
    Object.entries(table).map(([name, cells]) => [name, places.map((place) => cells[place] ?? '')]),
  )
}

/** Formats a table as text. */
export function textOf(table: Table, columns: readonly Viewer[] = viewers): string {
  const rows = [['', ...columns], ...Object.entries(table).map(([name, cells]) => [name, ...cells])]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n')
}
