/** The connection pool, and Kysely over it. */
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isDeadlock, isSilence } from './transient-errors.ts'
import { allowedTime } from './allowed-time.ts'
import type { Pooler } from './pooler.ts'
import { preparedForm } from './prepared.ts'
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

/** Wraps the pool for Kysely: statements of `prepared()` are sent under their name, also in transactions. */
function preparing(
  pool: pg.Pool,
  { statements, deadlocks }: Counted,
  isNaming: boolean,
  knowsGroups: () => boolean,
  mayUse: (client: pg.PoolClient) => boolean,
): PostgresPool {
  const take = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if (mayUse(client)) return client
      client.release(true)
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await take()
      let silence: Error | undefined
      let allowedMs: number | undefined
      const query = (text: string | object, values: readonly unknown[] = []) => {
        // A rollback after an unanswered statement would wait just as long.
        if (silence) return Promise.reject(silence)
        statements.inc()
        if (typeof text !== 'string') throw new Error('Cursors are not in use')
        const form = preparedForm(text, knowsGroups())
        // Longer than the database's own limit: without an answer by then the database isn't slow but gone.
        const patience = allowedMs === undefined ? {} : { query_timeout: 2 * allowedMs }
        const answer = client.query({
          ...(isNaming && form ? form : { text: form?.text ?? text }),
          values: [...values],
          ...patience,
        })
        allowedMs = allowedTime(text, values) ?? allowedMs
        answer.catch((error: unknown) => {
          if (isSilence(error)) silence = error
          if (isDeadlock(error)) deadlocks?.inc()
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
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: preparing(pool, counted, pooler !== 'unnamed', () => knowsGroups, mayUse),
    }),
  })
  return {
    db,
    pool,
    connection,
    noteGroups: (yes) => (knowsGroups = yes),
    close: () => db.destroy(),
  }
}
