/**
 * A prepared statement as the driver submits it: what pg's own query does, without what it does each time again. Its
 * messages are one write to the socket, and a connection describes the columns once: those of a prepared statement never
 * change, and reading their names and types costs more than the rows of most statements.
 */
import pg from 'pg'

declare module 'pg' {
  interface Connection {
    /** The texts that the server has prepared, by name. */
    readonly parsedStatements: Readonly<Record<string, string>>
  }
}

/** Returns a parameter as text, or as bytes. Its types don't name it. */
const { prepareValue } = (
  pg as typeof pg & { readonly utils: { prepareValue(value: unknown): string | Buffer | null } }
).utils

/** What Kysely needs of a result. */
export interface Answer {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: Array<Record<string, unknown>>
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

interface Columns {
  readonly names: readonly string[]
  readonly parsers: ReadonlyArray<(text: string) => unknown>
  /** A row without values: its copies have one hidden class. */
  readonly empty: Readonly<Record<string, unknown>>
}

/** Of a statement that answers no rows. */
const none: Columns = { names: [], parsers: [], empty: {} }

/** The columns that each connection has described, by the statement's name. */
const described = new WeakMap<pg.Connection, Map<string, Columns>>()

const code = { bind: 0x42, describe: 0x44, execute: 0x45, sync: 0x53 }
const sync = [code.sync, 0, 0, 0, 4]
const executeAndSync = Buffer.from([code.execute, 0, 0, 0, 9, 0, 0, 0, 0, 0, ...sync])
const describeExecuteAndSync = Buffer.from([code.describe, 0, 0, 0, 6, 0x50, 0, ...executeAndSync])

export class NamedStatement implements pg.Submittable {
  /** The driver reads both, to know what the server has prepared. */
  readonly name: string
  readonly text: string
  /** In place of the pool's. */
  readonly query_timeout: number | undefined
  /** The driver wraps it, to end a statement without an answer. */
  callback: (error: Error | null | undefined, answer?: Answer) => void
  readonly #values: readonly unknown[]
  readonly #isDescribedOnce: boolean
  /** The connection that will know the columns. */
  #describes: pg.Connection | undefined
  #columns: Columns | undefined
  #rows: Array<Record<string, unknown>> = []
  #completed = ''
  #failure: Error | undefined

  /**
   * `isDescribedOnce` is false behind a pooler: it changes connections, and one that is prepared later may have other
   * columns.
   */
  constructor(
    { name, text }: { readonly name: string; readonly text: string },
    values: readonly unknown[],
    callback: NamedStatement['callback'],
    { isDescribedOnce, patienceMs }: { isDescribedOnce: boolean; patienceMs?: number | undefined },
  ) {
    this.name = name
    this.text = text
    this.query_timeout = patienceMs
    this.callback = callback
    this.#values = values
    this.#isDescribedOnce = isDescribedOnce
  }

  /** Sends it; returns what is wrong with its values. */
  submit(connection: pg.Connection): Error | undefined {
    const prepared = connection.parsedStatements[this.name]
    if (prepared !== undefined && prepared !== this.text)
      return new Error(`The name ${this.name} belongs to another statement`)
    let bytes: Buffer
    const columns = this.#isDescribedOnce ? described.get(connection)?.get(this.name) : undefined
    try {
      bytes = messageOf(this.name, this.#values, columns ? executeAndSync : describeExecuteAndSync)
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error))
    }
    this.#columns = columns
    if (this.#isDescribedOnce && !columns) this.#describes = connection
    // The same as of the driver's own: a connection that is gone tells so by its error.
    if (!connection.stream.writable) return undefined
    if (prepared === undefined) {
      connection.stream.cork()
      connection.parse({ name: this.name, text: this.text, types: [] }, true)
      connection.stream.write(bytes)
      connection.stream.uncork()
    } else connection.stream.write(bytes)
    return undefined
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#columns = {
      names: fields.map(({ name }) => name),
      parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
      empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
    }
  }

  handleDataRow({ fields }: { readonly fields: ReadonlyArray<string | null> }): void {
    if (!this.#columns || this.#failure) return
    const { names, parsers, empty } = this.#columns
    const row: Record<string, unknown> = { ...empty }
    try {
      for (let at = 0; at < fields.length; at++) {
        const text = fields[at] ?? null
        if (text !== null) row[names[at] ?? ''] = parsers[at]?.(text)
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error))
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#completed = text
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.callback(this.#failure)
    if (this.#describes) keepColumns(this.#describes, this.name, this.#columns ?? none)
    const command = this.#completed
    const end = command.indexOf(' ')
    this.callback(null, {
      command: end < 0 ? command : command.slice(0, end),
      rowCount: end < 0 ? 0 : Number(command.slice(command.lastIndexOf(' ') + 1)),
      rows: this.#rows,
    })
  }

  handleError(error: Error): void {
    this.callback(this.#failure ?? error)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyData(): void {}
  handleCopyInResponse(): void {}
}

function keepColumns(connection: pg.Connection, name: string, columns: Columns): void {
  const known = described.get(connection)
  if (known) known.set(name, columns)
  else described.set(connection, new Map([[name, columns]]))
}

/** Returns the messages that bind a prepared statement's values, as text or bytes, and run it. */
function messageOf(name: string, values: readonly unknown[], rest: Buffer): Buffer {
  const count = values.length
  const bound: Array<string | Buffer | null> = []
  const lengths: number[] = []
  const nameLength = Buffer.byteLength(name)
  // Its length, the unnamed portal, the name, formats, values, and that all columns are text.
  let length = 4 + 1 + nameLength + 1 + 2 + 2 * count + 2 + 4 * count + 2
  for (const given of values) {
    const value = boundOf(given)
    bound.push(value)
    const its = value === null ? 0 : typeof value === 'string' ? Buffer.byteLength(value) : value.length
    lengths.push(its)
    length += its
  }
  const bytes = Buffer.allocUnsafe(1 + length + rest.length)
  bytes[0] = code.bind
  let at = bytes.writeInt32BE(length, 1)
  bytes[at++] = 0
  at += bytes.write(name, at, 'latin1')
  bytes[at++] = 0
  at = bytes.writeInt16BE(count, at)
  for (const value of bound) at = bytes.writeInt16BE(value === null || typeof value === 'string' ? 0 : 1, at)
  at = bytes.writeInt16BE(count, at)
  for (const [nth, value] of bound.entries()) {
    if (value === null) at = bytes.writeInt32BE(-1, at)
    else {
      at = bytes.writeInt32BE(lengths[nth] ?? 0, at)
      at += typeof value === 'string' ? bytes.write(value, at) : value.copy(bytes, at)
    }
  }
  at = bytes.writeInt16BE(0, at)
  rest.copy(bytes, at)
  return bytes
}

function boundOf(value: unknown): string | Buffer | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return prepareValue(value)
}
