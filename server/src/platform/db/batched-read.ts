/**
 * Batches a read that many requests need at the same moment: those that would wait for a connection share one
 * statement. Starting and ending a statement costs several times what its rows do.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, type InSql, prepared } from './prepared.ts'

/** The most reads in one statement. */
const mostGathered = 16

interface Asked<Args, Row> {
  readonly args: Args
  readonly answer: (rows: Row[]) => void
  readonly fail: (error: unknown) => void
}

interface Line<Args, Row> {
  readonly waiting: Array<Asked<Args, Row>>
  /** Statements being run. */
  running: number
}

/**
 * Like `prepared`, for a read; `types` are the SQL types of its arguments. One statement runs at a time, and
 * a further one only once enough reads are waiting to fill it. A read joins only statements not yet sent, so
 * it never returns older data than when it was asked. A single read doesn't wait for others; in a transaction
 * each is sent alone.
 */
export function gathered<Args extends unknown[], Row extends object>(
  name: string,
  types: { readonly [K in keyof Args]: string },
  build: (...parameters: InSql<Args>) => RawBuilder<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const columns = types.map((_, i) => `a${i}`)
  const send = prepared<unknown[][], Row & { nth: number }>(
    name,
    (...lists) => {
      const given = lists.map((list, i) => sql`${list}::${sql.raw(types[i] ?? '')}[]`)
      const parameters = columns.map((column) => sql.ref(`asked.${column}`)) as unknown as InSql<Args>
      return sql`
      select asked.nth, its.*
      from unnest(${sql.join(given)}) with ordinality as asked (${sql.join(columns.map((column) => sql.ref(column)))}, nth)
      cross join lateral (${build(...parameters)}) as its`
    },
    types.length,
  )

  async function ask(db: Db, asked: ReadonlyArray<Asked<Args, Row>>): Promise<void> {
    try {
      const answers = asked.map((): Row[] => [])
      const lists = columns.map((_, i) => asked.map(({ args }) => args[i]))
      for (const row of await send(db, ...lists)) answers[row.nth - 1]?.push(row)
      asked.forEach(({ answer }, i) => answer(answers[i] ?? []))
    } catch (error) {
      for (const { fail } of asked) fail(error)
    }
  }

  const lines = new WeakMap<Db, Line<Args, Row>>()
  const lineOf = (db: Db): Line<Args, Row> => {
    const line = lines.get(db) ?? { waiting: [], running: 0 }
    lines.set(db, line)
    return line
  }

  async function serve(db: Db, line: Line<Args, Row>): Promise<void> {
    while (line.waiting.length > 0) await ask(db, line.waiting.splice(0, mostGathered))
    line.running--
  }

  return (db, ...args) =>
    new Promise((answer, fail) => {
      const one = { args, answer, fail }
      if (db.isTransaction) return void ask(db, [one])
      const line = lineOf(db)
      line.waiting.push(one)
      if (line.running > 0 && line.waiting.length < mostGathered) return
      line.running++
      // Requests read from the network in the same turn join the statement.
      setImmediate(() => void serve(db, line))
    })
}
