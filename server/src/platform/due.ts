/** Works through what is due, row by row: renewals, payouts, settling, withdrawals. */
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

/**
 * Returns all rows of a list that is read a page at a time, in the order of their ids: `list` returns some of
 * those after an id. A row that stays due because it failed is not read again.
 */
export async function* inPages<Row extends { readonly id: number }>(
  list: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last = 0; ;) {
    const rows = await list(last)
    yield* rows
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
