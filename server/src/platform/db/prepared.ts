/**
 * Hot statements, prepared under a name: planning costs more than running them (a feed query ran
 * 2,000 times a second unnamed and 6,000 named). The statement is written once with Kysely's `sql`,
 * so that it shares predicates with composed queries; its text is compiled at first use and never again.
 */
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely'
import type { DB } from './schema.generated.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/**
 * Stands in for the transaction of a write that is one prepared statement: it commits by itself, without
 * the two round trips around it. Another statement is refused before it is sent.
 */
export function oneStatement(db: Db): Tx {
  let sent = false
  const only: Pick<Db, 'executeQuery'> = {
    executeQuery(query, options) {
      if (sent) throw new Error('A write that was said to be one statement sends another')
      sent = true
      return db.executeQuery(query, options)
    },
  }
  alone.set(only, db)
  return only as Tx
}

const alone = new WeakMap<object, Db>()

/**
 * What sends another statement of a write that is one: of such a write the first has to have written nothing. Each of
 * them then commits by itself, and a transaction stays one.
 */
export const sendAnother = (tx: Tx): Db => {
  const db = alone.get(tx)
  return db ? oneStatement(db) : tx
}

const names = new Map<string, string>()

/** The name under which a text is prepared, if it is. The pool asks for each statement it sends. */
export function preparedName(text: string): string | undefined {
  return names.get(text)
}

/** So many statements of a library are prepared; each text is kept on every connection for ever. */
const mostForeign = 50
let foreign = 0

/** Has a hot statement of a library, whose text holds no values, sent under a name as well. */
export function prepareText(text: string): void {
  if (names.has(text) || foreign >= mostForeign) return
  names.set(text, `foreign_${++foreign}`)
}

/** Turns statements into text, and has no database. */
const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The arguments of a statement, as its text names them. */
export type InSql<Args extends unknown[]> = { [K in keyof Args]: RawBuilder<Args[K]> }

/**
 * Makes a statement that runs prepared in a pool or a transaction alike. `build` sees its arguments
 * as SQL parameters; the statement's text must not depend on their values.
 */
export function prepared<Args extends unknown[], Row>(
  name: string,
  build: (...parameters: InSql<Args>) => RawBuilder<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let text = ''

  const compile = (count: number) => {
    // One parameter an argument, however often the text names it: sent once, and known to be one value.
    const parameters = Array.from({ length: count }, (_, i) => sql.raw(`$${i + 1}`))
    const compiled = build(...(parameters as unknown as InSql<Args>)).compile(compiler)
    // A value that slipped into the text's making would be frozen into every later run.
    if (compiled.parameters.length > 0)
      throw new Error(`prepared('${name}') holds a value that is no parameter`)
    text = compiled.sql
    const taken = [...names].find(([other, its]) => its === name && other !== text)
    if (taken) throw new Error(`prepared('${name}') exists twice`)
    names.set(text, name)
  }

  return async (db, ...args) => {
    if (text === '') compile(args.length)
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, args))
    return result.rows
  }
}
