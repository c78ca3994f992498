/** Works through what is due, row by row: renewals, payouts, settling, withdrawals. */
import { sql } from 'kysely'
import type { Log } from './log.ts'

interface DueWork<Row> {
  readonly due: Iterable<Row> | AsyncIterable<Row>
  /**
   * Does one row in a transaction of its own (`write`), which locks the row and checks that it is still due:
   * another process may have come first.
   */
  work(row: Row): Promise<unknown>
  /** Identifies a row in the log. */
  named(row: Row): Readonly<Record<string, number>>
  /** What the log says of a row that fails. */
  readonly failed: string
}

/**
 * Works on each row in turn. A row that fails is logged and stays due for the next run; it doesn't hold up
 * those after it. Fails only if the rows can't be listed.
 */
export async function workThrough<Row>(
  { log }: { readonly log: Log },
  { due, work, named, failed }: DueWork<Row>,
): Promise<void> {
  for await (const row of due) {
    try {
      await work(row)
    } catch (error) {
      log.error({ err: error, ...named(row) }, failed)
    }
  }
}

/** A row that is due, and since when, as PostgreSQL writes it: a `Date` would lose its microseconds. */
export interface DueRow {
  readonly id: number
  readonly since: string
}

/** Where a page begins in a list of what is due by its time: after this row, or with the first. */
export const afterDue = (after: DueRow | undefined, type: 'timestamptz' | 'date' = 'timestamptz') =>
  sql`(${after?.since ?? '-infinity'}::${sql.raw(type)}, ${after?.id ?? 0}::bigint)`

/**
 * Returns all rows of a list that is read a page at a time: `list` returns some of those after a row, in an order
 * that doesn't change. A row that stays due because it failed is not read again.
 */
export async function* inOrder<Row>(
  list: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last: Row | undefined; ;) {
    const rows = await list(last)
    yield* rows
    last = rows.at(-1)
    if (last === undefined) return
  }
}

/** The same of a list in the order of its ids. */
export const inPages = <Row extends { readonly id: number }>(
  list: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> => inOrder<Row>((after) => list(after?.id ?? 0))
