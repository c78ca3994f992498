/**
 * Writes that are one statement and that many members make at the same moment: those that would wait for one
 * another's statements share one, and its commit. Starting a statement and making a commit durable cost several
 * times what writing the rows does.
 */
import { type RawBuilder, sql } from 'kysely'
import { type Db, prepared, sendWithOthers } from './prepared.ts'

/** The most writes in one statement. */
const mostShared = 32
/** How long those that wait leave a statement that takes longer than usual the only one. */
const patienceMs = 20

type Value = string | number | boolean | null | Buffer

/** What is asked of a shared write, by the name of its column. The `member` makes one write at a time. */
type Asked = { readonly member: number } & Readonly<Record<string, Value>>

export interface Sharing {
  /** Rows: what is asked, under the names of its columns, and its `nth`. */
  readonly asked: RawBuilder<unknown>
  /**
   * Follows each lock of rows that were there before. A statement of several writes waits for nobody: it leaves out
   * what it can't lock at once, which is then written by itself. So it holds nobody up, and has no part in a deadlock,
   * though it locks what several members write to.
   */
  readonly orLeave: RawBuilder<unknown>
}

interface Waiting<Args, Row> {
  readonly args: Args
  readonly done: (rows: Row[]) => void
  readonly fail: (error: unknown) => void
}

interface Line<Args, Row> {
  readonly waiting: Array<Waiting<Args, Row>>
  /** Members whose writes are being made. */
  readonly busy: Set<number>
  /** Statements being run. */
  running: number
  patience: NodeJS.Timeout | undefined
}

type Types<Args> = { readonly [K in keyof Args]: string }
type Build<Row> = (sharing: Sharing) => RawBuilder<Row & Placed>

interface Placed {
  readonly nth: number
}

const valuesOf = (types: object, args: Asked): Value[] =>
  Object.keys(types).map((column) => args[column] ?? null)

/** Makes a write of the same form that isn't shared: `types` are the SQL types of what it is asked. */
export function loneWrite<Args extends Asked, Row extends object>(
  name: string,
  types: Types<Args>,
  build: Build<Row>,
): (tx: Db, args: Args) => Promise<Row[]> {
  const columns = Object.entries<string>(types)
  const write = prepared<Value[], Row & Placed>(
    name,
    (...values) => {
      const given = columns.map(
        ([column, type], i) => sql`${values[i]}::${sql.raw(type)} as ${sql.ref(column)}`,
      )
      return build({ asked: sql`(select ${sql.join(given)}, 1 as nth) as asked`, orLeave: sql`` })
    },
    columns.length,
  )
  return (tx, args) => write(tx, ...valuesOf(types, args))
}

/**
 * Returns the function that makes the write; `types` are the SQL types of what it is asked. `build` gives one row or
 * none for each `nth`. In a transaction each is written by itself, and so is one for which a shared statement gave no
 * row or failed: then it waits for its locks, and its outcome is its own.
 */
export function sharedWrite<Args extends Asked, Row extends object>(
  name: string,
  types: Types<Args>,
  build: Build<Row>,
): (tx: Db, args: Args) => Promise<Row[]> {
  const columns = Object.entries<string>(types)
  const writeOne = loneWrite(name, types, build)
  const writeSeveral = prepared<Value[][], Row & Placed>(
    `${name}_and_others`,
    (...lists) => {
      const given = columns.map(([, type], i) => sql`${lists[i]}::${sql.raw(elementOf(type))}[]`)
      const names = columns.map(([column]) => sql.ref(column))
      const read = columns.map(([column, type]) => sql`${sql.ref(column)}::${sql.raw(type)}`)
      return build({
        asked: sql`(
          select ${sql.join(read)}, nth
          from unnest(${sql.join(given)}) with ordinality as lists (${sql.join(names)}, nth)) as asked`,
        orLeave: sql`skip locked`,
      })
    },
    columns.length,
  )

  const lines = new WeakMap<Db, Line<Args, Row>>()
  const lineOf = (db: Db): Line<Args, Row> => {
    const line: Line<Args, Row> = { waiting: [], busy: new Set(), running: 0, patience: undefined }
    const known = lines.get(db) ?? line
    lines.set(db, known)
    return known
  }

  async function alone(db: Db, { args, done, fail }: Waiting<Args, Row>): Promise<void> {
    try {
      done(await writeOne(db, args))
    } catch (error) {
      fail(error)
    }
  }

  async function together(db: Db, batch: ReadonlyArray<Waiting<Args, Row>>): Promise<void> {
    const written: Array<Row | undefined> = []
    try {
      const values = batch.map(({ args }) => valuesOf(types, args))
      const rows = await writeSeveral(db, ...columns.map((_, i) => values.map((row) => row[i] ?? null)))
      for (const row of rows) written[row.nth - 1] = row
    } catch (error) {
      // None was written. Whose fault it was shows when each is.
      if (!isOfOneWrite(error)) {
        for (const { fail } of batch) fail(error)
        return
      }
    }
    await Promise.all(
      batch.map(async (each, i) => {
        const row = written[i]
        if (row) each.done([row])
        else await alone(db, each)
      }),
    )
  }

  /** Takes those who are next; of a member one, and none while another write of theirs is being made. */
  function takeNext({ waiting, busy }: Line<Args, Row>): Array<Waiting<Args, Row>> {
    const taken: Array<Waiting<Args, Row>> = []
    for (let at = 0; at < waiting.length && taken.length < mostShared;) {
      const next = waiting[at]
      if (next === undefined || busy.has(next.args.member)) at++
      else {
        busy.add(next.args.member)
        taken.push(...waiting.splice(at, 1))
      }
    }
    return taken
  }

  async function serve(db: Db, line: Line<Args, Row>): Promise<void> {
    for (;;) {
      const batch = takeNext(line)
      const [first] = batch
      if (first === undefined) break
      await (batch.length === 1 ? alone(db, first) : together(db, batch))
      for (const { args } of batch) line.busy.delete(args.member)
    }
    line.running--
  }

  function start(db: Db, line: Line<Args, Row>): void {
    line.running++
    // Those that are read from the network in the same turn join the statement.
    setImmediate(() => void serve(db, line))
  }

  return (tx: Db, args: Args): Promise<Row[]> => {
    const db = sendWithOthers(tx)
    if (!db) return writeOne(tx, args)
    const line = lineOf(db)
    return new Promise((done, fail) => {
      line.waiting.push({ args, done, fail })
      if (line.running === 0 || line.waiting.length >= mostShared) start(db, line)
      else {
        line.patience ??= setTimeout(() => {
          line.patience = undefined
          if (line.waiting.length > 0) start(db, line)
        }, patienceMs)
      }
    })
  }
}

/** A list within lists is given as its text. */
const elementOf = (type: string): string => (type.endsWith('[]') ? 'text' : type)

/** Classes of SQLSTATEs of what one write may cause: wrong data, broken constraints, refusals of triggers. */
const ofOneWrite = ['22', '23', 'CM', 'LG', '40', '55P03', 'P0001']

const isOfOneWrite = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ofOneWrite.some((state) => String(error.code).startsWith(state))
