/** The connection pool, and Kysely over it. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isDeadlock, isSilence } from './transient-errors.ts'
import { allowedTime } from './allowed-time.ts'
import type { Pooler } from './pooler.ts'
import { type Answer, NamedStatement } from './named-statement.ts'
import { preparedForm, type Send, sendBy } from './prepared.ts'
import type { DB } from './schema.generated.ts'

// Ids are bigint in SQL and stay far below 2^53; sums and money are numeric and stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// pg's list of type ids has no arrays.
const bigintArray = 1016 as typeof pg.types.builtins.INT8
const parseTexts: (source: string) => string[] = pg.types.getTypeParser(bigintArray)
pg.types.setTypeParser(bigintArray, (source) => parseTexts(source).map(Number))

export interface Database {
  readonly db: Kysely<DB>
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  /** Notes whether the network has groups. Until then each statement asks. */
  noteGroups(yes: boolean): void
  close(): Promise<void>
}

/** How statements go to the driver. */
interface Sending extends Counted {
  readonly pool: pg.Pool
  /** Whether statements of `prepared()` are sent under their name. */
  readonly isNaming: boolean
  readonly isDescribedOnce: boolean
  readonly knowsGroups: () => boolean
  readonly mayUse: (client: pg.PoolClient) => boolean
}

/** Sends a statement, `prepared()` ones under their name; waits for its answer as long as the pool, or `patienceMs`. */
function sendOn(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[],
  { statements, deadlocks, isNaming, isDescribedOnce, knowsGroups }: Sending,
  patienceMs?: number,
): Promise<Answer> {
  statements.inc()
  const form = preparedForm(text, knowsGroups())
  const answer =
    isNaming && form
      ? new Promise<Answer>((resolve, reject) => {
          const done = (error: Error | null | undefined, its?: Answer) =>
            its ? resolve(its) : reject(error ?? new Error('A statement ended without an answer'))
          client.query(new NamedStatement(form, values, done, { isDescribedOnce, patienceMs }))
        })
      : client.query<Record<string, unknown>>({
          text: form?.text ?? text,
          values: [...values],
          ...(patienceMs !== undefined && { query_timeout: patienceMs }),
        })
  if (deadlocks)
    answer.catch((error: unknown) => {
      if (isDeadlock(error)) deadlocks.inc()
    })
  return answer
}

async function take({ pool, mayUse }: Sending): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect()
    if (mayUse(client)) return client
    client.release(true)
  }
}

/** Sends a statement alone, on any connection; returns its rows. */
const sendAlone =
  (sending: Sending): Send =>
  async (text, values) => {
    const client = await take(sending)
    let silence: Error | undefined
    try {
      return (await sendOn(client, text, values, sending)).rows
    } catch (error) {
      if (isSilence(error)) silence = error
      // An error of the driver's has the stack of the socket that it came from.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    } finally {
      client.release(silence)
    }
  }

/** Wraps the pool for Kysely. */
function preparing(sending: Sending): PostgresPool {
  const { pool } = sending
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await take(sending)
      let silence: Error | undefined
      let allowedMs: number | undefined
      const query = (text: string | object, values: readonly unknown[] = []) => {
        // A rollback after an unanswered statement would wait just as long.
        if (silence) return Promise.reject(silence)
        if (typeof text !== 'string') throw new Error('Cursors are not in use')
        // Longer than the database's own limit: without an answer by then the database isn't slow but gone.
        const patienceMs = allowedMs === undefined ? undefined : 2 * allowedMs
        const answer = sendOn(client, text, values, sending, patienceMs)
        allowedMs = allowedTime(text, values) ?? allowedMs
        answer.catch((error: unknown) => {
          if (isSilence(error)) silence = error
        })
        return answer
      }
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy || silence),
      }
    },
  }
}

interface Counted {
  readonly statements: { inc(): void }
  readonly deadlocks?: { inc(): void }
}

interface DatabaseOptions extends Counted {
  readonly poolSize: number
  /** The longest a statement may take; 3 seconds by default. A pooler sets it itself. */
  readonly longestMs?: number
  /** Looks at each new connection before it is used; throws where it must not be. */
  onConnect?(client: pg.ClientBase): Promise<void>
  /** Whether a connection of the pool may still be used; one that may not is ended. */
  mayUse?(client: pg.ClientBase): boolean
  readonly pooler?: Pooler
}

export function openDatabase(
  connection: pg.ClientConfig,
  {
    poolSize,
    longestMs = 3_000,
    onConnect,
    mayUse = () => true,
    pooler = 'off',
    ...counted
  }: DatabaseOptions,
): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 60_000,
    // A request that can't get a connection is answered 503 instead of waiting forever.
    connectionTimeoutMillis: 5_000,
    query_timeout: 2 * longestMs,
    keepAlive: true,
    application_name: 'commons',
    ...(onConnect && { onConnect }),
    ...(pooler === 'off' && {
      statement_timeout: longestMs,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
      // Plan each prepared statement once, for all values. By default PostgreSQL assumes that a limit passed as
      // a parameter covers a tenth of the table, and plans each page of a feed again, which costs several times
      // what running it does.
      options: [connection.options, '-c plan_cache_mode=force_generic_plan'].filter(Boolean).join(' '),
    }),
  })
  // The pool replaces a broken connection, and its user gets the error from their statement. Unhandled, the
  // error events of idle connections and of those in a transaction would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let knowsGroups = false
  const sending: Sending = {
    ...counted,
    pool,
    isNaming: pooler !== 'unnamed',
    isDescribedOnce: pooler === 'off',
    knowsGroups: () => knowsGroups,
    mayUse,
  }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: preparing(sending) }) })
  sendBy(db, sendAlone(sending))
  return {
    db,
    pool,
    connection,
    noteGroups: (yes) => (knowsGroups = yes),
    close: () => db.destroy(),
  }
}
