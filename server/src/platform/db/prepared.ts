/**
 * Hot statements, prepared under a name: planning costs more than running them (a feed query ran 2,000 times
 * a second unnamed and 6,000 named). Statements are written with Kysely's `sql`, so that they share
 * predicates with composed queries; the text is compiled at first use only.
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
import { textWithGroups } from './has-groups.ts'
import type { DB } from './schema.generated.ts'

export type Db = Kysely<DB>
export type Tx = Transaction<DB>

/** Sends a prepared text over any connection of a pool; returns its rows. */
export type Send = (text: string, values: readonly unknown[]) => Promise<unknown[]>

const pools = new WeakMap<object, Send>()

/**
 * Makes prepared statements of a pool go to the driver by `send`: Kysely's way there is for composed ones and for
 * transactions, and costs as much as the driver itself.
 */
export function sendBy(db: Db, send: Send): void {
  pools.set(db, send)
}

/** Stands in for the transaction of a write that is one statement. */
class OneStatement implements Pick<Db, 'executeQuery'> {
  readonly db: Db
  #sent = false

  constructor(db: Db) {
    this.db = db
  }

  /** Returns the pool for the one statement. */
  send(): Db {
    if (this.#sent) throw new Error('A write that was said to be one statement sends another')
    this.#sent = true
    return this.db
  }

  executeQuery: Db['executeQuery'] = (query, options) => this.send().executeQuery(query, options)
}

const asOneStatement = (db: object): OneStatement | undefined => (db instanceof OneStatement ? db : undefined)

/**
 * Returns a stand-in for the transaction of a write that is one prepared statement: it commits by itself,
 * without the two round trips around it. A second statement is refused before it is sent.
 */
export const oneStatement = (db: Db): Tx => new OneStatement(db) as Pick<Db, 'executeQuery'> as Tx

/**
 * Returns a stand-in that may send another statement of a single-statement write; in a transaction, the
 * transaction itself. Each commits by itself: only for reading what the first one wrote, or where that wrote
 * nothing.
 */
export const sendAnother = (tx: Tx): Db => {
  const only = asOneStatement(tx)
  return only ? oneStatement(only.db) : tx
}

/**
 * Returns the pool on which the statement of a single-statement write may share a commit with those of
 * others, and counts it as sent; undefined in a transaction.
 */
export const sendWithOthers = (tx: Db): Db | undefined => asOneStatement(tx)?.send()

interface Form {
  readonly text: string
  readonly name: string
}
/** Prepared texts, each as it is sent, and as it is sent for a network that has groups. */
const forms = new Map<string, readonly [Form, Form]>()

function addForms(name: string, text: string): void {
  const withGroups = { name, text: textWithGroups(text) }
  forms.set(text, [
    withGroups.text === text ? withGroups : { name: `${name}_asking_groups`, text },
    withGroups,
  ])
}

/**
 * Returns the name a text is prepared under, if it is, and how it is sent. The pool calls it for each statement, and
 * says whether it knows that the network has groups.
 */
export function preparedForm(text: string, knowsGroups: boolean): Form | undefined {
  return forms.get(text)?.[knowsGroups ? 1 : 0]
}

/** The most prepared statements of libraries: each connection keeps every text forever. */
const mostForeign = 50
let foreign = 0

/** Prepares a library's hot statement too, whose text must not contain values. */
export function prepareText(text: string): void {
  if (forms.has(text) || foreign >= mostForeign) return
  addForms(`foreign_${++foreign}`, text)
}

/** Compiles statements to text, without a database. */
const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A statement's arguments as SQL parameters. */
export type InSql<Args extends unknown[]> = { [K in keyof Args]: RawBuilder<Args[K]> }

const texts = new Map<string, () => string>()

/** Returns the names of the statements that this process may send prepared. */
export const preparedNames = (): readonly string[] => [...texts.keys()]

/** Returns the text of every statement that this process may send prepared, by name. */
export const preparedTexts = (): Map<string, string> =>
  new Map([...texts].map(([name, textOf]) => [name, textOf()]))

/**
 * Makes a statement that runs prepared in a pool or a transaction alike. `build` gets its arguments as SQL
 * parameters; the statement's text must not depend on their values. A `build` that takes a list of arguments
 * says how many it gets.
 */
export function prepared<Args extends unknown[], Row>(
  name: string,
  build: (...parameters: InSql<Args>) => RawBuilder<Row>,
  count: Args['length'] = build.length,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let text = ''

  const textFor = (args: number) => {
    // One parameter for each argument, however often the text names it: PostgreSQL knows it's the same.
    const parameters = Array.from({ length: args }, (_, i) => sql.raw(`$${i + 1}`))
    const compiled = build(...(parameters as unknown as InSql<Args>)).compile(compiler)
    // A value built into the text would be reused in every later run.
    if (compiled.parameters.length > 0)
      throw new Error(
        `prepared('${name}') holds a value that is no parameter, or doesn't say how many arguments it gets`,
      )
    return compiled.sql
  }
  const compile = (args: number) => {
    text = textFor(args)
    const taken = [...forms].find(([other, [, its]]) => its.name === name && other !== text)
    if (taken) throw new Error(`prepared('${name}') exists twice`)
    addForms(name, text)
  }
  texts.set(name, () => textFor(count))

  const send = async (db: Db, args: Args): Promise<Row[]> => {
    if (text === '') compile(args.length)
    const to = asOneStatement(db)?.send() ?? db
    const straight = pools.get(to)
    // The statement's author says what its rows are.
    if (straight) return (await straight(text, args)) as Row[]
    return (await to.executeQuery<Row>(CompiledQuery.raw(text, args))).rows
  }
  return (db, ...args) => send(db, args)
}
