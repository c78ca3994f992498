/**
 * Reads that very many ask for at the same moment: those who would wait for a connection are asked for together,
 * by one statement. To begin and end a statement costs several times what its rows do.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, type InSql, prepared } from './prepared.ts'

/** So many are asked for by one statement. */
const mostGathered = 16

interface Asked<Args, Row> {
  readonly args: Args
  readonly answer: (rows: Row[]) => void
  readonly fail: (error: unknown) => void
}

interface Line<Args, Row> {
  readonly waiting: Array<Asked<Args, Row>>
  /** Statements under way. */
  running: number
}

/**
 * The same as `prepared`, for a read; `types` are those of its arguments in SQL. One statement of it is under way
 * at a time, a further one only where those who wait fill it. What is asked for before a statement is sent is in
 * it, so nobody reads what was true before they asked. Who asks alone waits for nobody; a transaction asks alone.
 */
export function gathered<Args extends unknown[], Row extends object>(
  name: string,
  types: { readonly [K in keyof Args]: string },
  build: (...parameters: InSql<Args>) => RawBuilder<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  const columns = types.map((_, i) => `a${i}`)
  const send = prepared<unknown[][], Row & { nth: number }>(name, (...lists) => {
    const given = lists.map((list, i) => sql`${list}::${sql.raw(types[i] ?? '')}[]`)
    const parameters = columns.map((column) => sql.ref(`asked.${column}`)) as unknown as InSql<Args>
    return sql`
      select asked.nth, its.*
      from unnest(${sql.join(given)}) with ordinality as asked (${sql.join(columns.map((column) => sql.ref(column)))}, nth)
      cross join lateral (${build(...parameters)}) as its`
  })

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
      // Whoever is read from the network in the same turn comes along.
      setImmediate(() => void serve(db, line))
    })
}
