/**
 * A pooler in front of the database that lends a connection for a transaction, such as PgBouncer. What needs one for
 * longer goes past it: messages between processes, migrations and the queue of jobs (decision 168).
 */
import pg from 'pg'
import { type Config, ConfigError } from '../config.ts'

export type Pooler = Config['DATABASE_POOLER']

/** The limits that a process otherwise asks for when it connects; a pooler sets them on its own connections. */
const limits = {
  statement_timeout: '3000',
  lock_timeout: '2000',
  idle_in_transaction_session_timeout: '10000',
}
/** Without names each statement is planned for its values. */
const planning = { plan_cache_mode: 'force_generic_plan' }

const wantedOf = (pooler: Pooler): Record<string, string> => ({
  ...limits,
  ...(pooler === 'named' && planning),
})

interface Seen {
  readonly pid: number
  readonly started: string
  readonly database: string
  readonly role: string
  readonly settings: Readonly<Record<string, string>>
}

const seenOf = `
  select pg_backend_pid() as pid, pg_postmaster_start_time()::text as started, current_database() as database,
    current_user as role, (select jsonb_object_agg(name, setting) from pg_settings where name = any($1)) as settings`

async function look(client: pg.Client, names: readonly string[]): Promise<Seen> {
  const { rows } = await client.query<Seen>(seenOf, [names])
  if (rows[0] === undefined) throw new Error('The database does not say what it is')
  return rows[0]
}

async function withClient<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns what of a pooler's two addresses is wrong; undefined if they are of one database and limit statements. */
export async function flawOfPooler(
  pooler: Pooler,
  through: pg.ClientConfig,
  direct: pg.ClientConfig,
): Promise<string | undefined> {
  const wanted = wantedOf(pooler)
  const names = Object.keys(wanted)
  const past = await withClient(direct, async (client) => ({
    ...(await look(client, names)),
    // A pooler tells clients a number of its own.
    isPooled: await isPooled(client),
  }))
  if (past.isPooled)
    return 'DATABASE_DIRECT_URL leads through a pooler. It has to be the address of PostgreSQL itself.'
  const seen = await withClient(through, (client) => look(client, names))
  if (seen.started !== past.started || seen.database !== past.database || seen.role !== past.role)
    return `DATABASE_URL and DATABASE_DIRECT_URL have to lead to one database as one role: they are ${seen.database} as ${seen.role} and ${past.database} as ${past.role}${seen.started === past.started ? '' : ', of two servers'}.`
  const missing = names.filter((name) =>
    name === 'plan_cache_mode' ? seen.settings[name] !== wanted[name] : seen.settings[name] === '0',
  )
  if (missing.length > 0)
    return `The pooler of DATABASE_URL does not set ${missing.join(', ')}. In pgbouncer.ini, add to the database: connect_query='${names.map((name) => `set ${name} = ${wanted[name] ?? ''}`).join('; ')}'`
  if (pooler === 'named' && !(await followsNames(through)))
    return 'The pooler of DATABASE_URL does not follow prepared statements: set max_prepared_statements (PgBouncer 1.21 or newer), or DATABASE_POOLER=unnamed.'
  return undefined
}

/** Returns whether somebody stands between this connection and PostgreSQL. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID !== rows[0]?.pid
}

/** Prepares two statements under one name on two connections: a pooler that follows names keeps them apart. */
async function followsNames(through: pg.ClientConfig): Promise<boolean> {
  const ask = (answer: number) =>
    withClient(through, async (client) => {
      const { rows } = await client.query<{ it: number }>({
        name: 'commons_names',
        text: `select ${answer} as it`,
      })
      return rows[0]?.it === answer
    })
  try {
    // An idle pooler lends the same connection again.
    for (let answer = 1; answer <= 4; answer++) if (!(await ask(answer))) return false
    return true
  } catch (error) {
    // The name exists already, or not at all.
    if (error instanceof pg.DatabaseError && (error.code === '42P05' || error.code === '26000')) return false
    throw error
  }
}

/** Throws a `ConfigError` unless the pooler that is configured can be worked with. */
export async function judgePooler(config: Config): Promise<void> {
  const { DATABASE_POOLER: pooler, DATABASE_URL: through, DATABASE_DIRECT_URL: direct } = config
  if (pooler === 'off') {
    if (direct !== undefined)
      throw new ConfigError('DATABASE_DIRECT_URL belongs to a pooler: set DATABASE_POOLER as well.')
    return
  }
  if (through === undefined || direct === undefined)
    throw new ConfigError(
      'DATABASE_POOLER needs two addresses: DATABASE_URL of the pooler, and DATABASE_DIRECT_URL of PostgreSQL itself.',
    )
  const flaw = await flawOfPooler(pooler, { connectionString: through }, { connectionString: direct }).catch(
    (error: unknown) => {
      throw new ConfigError(
        `DATABASE_URL does not work through its pooler: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      )
    },
  )
  if (flaw !== undefined) throw new ConfigError(flaw)
}

/** Returns the way past the pooler, for what needs a connection of its own; the same one where there is none. */
export const directWay = (
  { DATABASE_DIRECT_URL }: Pick<Config, 'DATABASE_DIRECT_URL'>,
  connection: pg.ClientConfig,
): pg.ClientConfig =>
  DATABASE_DIRECT_URL === undefined ? connection : { connectionString: DATABASE_DIRECT_URL }
