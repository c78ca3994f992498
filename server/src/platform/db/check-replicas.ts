/** Checks the databases of `DATABASE_REPLICA_URLS`: real standbys of the database of `DATABASE_URL`. */
import pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Log } from '../log.ts'
import { failureOf } from './check-database.ts'
import { asBytes } from './read-index.ts'

/** What a server reports about itself. */
export interface ServerFacts {
  readonly version: number
  /** Copies of one server, and they alone, have the same. */
  readonly system: string
  readonly database: string
  readonly is_standby: boolean
  /** When it was started: another server, or another run, has another. */
  readonly started: string
  /** Its timeline; of a standby the one that it follows for certain. */
  readonly timeline: number
  /** How far its log is flushed; of a standby how far it has replayed. */
  readonly position: number | null
}

// The receiver's timeline is only shown to members of pg_monitor; the last checkpoint's is enough, some minutes later.
const serverFacts = `
  select current_setting('server_version_num')::int as version,
    (select system_identifier::text from pg_control_system()) as system,
    current_database() as database, pg_is_in_recovery() as is_standby,
    pg_postmaster_start_time()::text as started,
    case when pg_is_in_recovery() then greatest((select timeline_id from pg_control_checkpoint()),
      (select received_tli from pg_stat_wal_receiver))
      else ('x' || substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8))::bit(32)::int end as timeline,
    case when pg_is_in_recovery() then ${asBytes('pg_last_wal_replay_lsn()')}
      else ${asBytes('pg_current_wal_flush_lsn()')} end as position`

export async function findServer(client: Pick<pg.Client, 'query'>): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(serverFacts)
  const [facts] = rows
  if (!facts) throw new Error('The server says nothing about itself')
  return facts
}

const majorOf = ({ version }: ServerFacts) => Math.floor(version / 10_000)

interface Flaw {
  readonly why: string
  /** It doesn't become right by itself, as after a failover. */
  readonly isLasting: boolean
}

const named = (found: string, right: string) => `names the database ${found}, and DATABASE_URL ${right}`

/** Returns why reads can't go to a server; undefined if they can. The primary has to be asked after it. */
export function replicaFlawOf(facts: ServerFacts, primary: ServerFacts): Flaw | undefined {
  const lasting = (why: string) => ({ why, isLasting: true })
  const passing = (why: string) => ({ why, isLasting: false })
  if (majorOf(facts) !== majorOf(primary))
    return lasting(`is PostgreSQL ${majorOf(facts)}, and the primary ${majorOf(primary)}`)
  if (facts.system !== primary.system) return lasting('is not a copy of the database of DATABASE_URL')
  if (facts.database !== primary.database) return lasting(named(facts.database, primary.database))
  if (!facts.is_standby) return passing('is not a standby: it doesn’t follow the database of DATABASE_URL')
  if (facts.timeline !== primary.timeline) return passing('follows another timeline than the primary’s')
  if ((facts.position ?? 0) > (primary.position ?? 0))
    return passing('is ahead of the primary: another history. Make it anew if the primary was put back')
  return undefined
}

/** SQLSTATEs of what somebody has to change, whatever the server does: a wrong password, or rights. */
const wrong = new Set(['28P01', '42501'])

/**
 * Throws a `ConfigError` where a replica can never become one of this primary. One that is down, or not yet right, as
 * after a failover, doesn't stop the start: it is kept out of rotation.
 */
export async function judgeReplicas(
  urls: readonly string[],
  primary: pg.ClientConfig,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (urls.length === 0) return
  const refuse = (nth: number, why: string, cause?: unknown): never => {
    const which = urls.length > 1 ? `, number ${nth + 1},` : ''
    throw new ConfigError(`DATABASE_REPLICA_URLS${which} ${why}.`, { cause })
  }
  const askOne = async (connectionString: string, nth: number) => {
    let client: pg.Client
    try {
      client = new pg.Client({ connectionString })
    } catch (error) {
      return refuse(
        nth,
        'is not an address that can be read, such as postgres://user:password@host:5432/commons',
        error,
      )
    }
    let why: string | undefined
    const facts = await ask({ connectionString }).catch((error: unknown) => {
      why = failureOf(error, client)
      if (error instanceof pg.DatabaseError && wrong.has(error.code ?? ''))
        return refuse(nth, why.replace(/\.$/, ''), error)
      return undefined
    })
    return { facts, why, client }
  }
  const replicas = await Promise.all(urls.map(askOne))
  // After them: one of them that is ahead of it is of another history.
  const itself = await ask(primary)
  for (const [nth, { facts, why, client }] of replicas.entries()) {
    const flaw = facts && replicaFlawOf(facts, itself)
    if (flaw?.isLasting) refuse(nth, flaw.why)
    const { host, port, database } = client
    if (database !== undefined && database !== itself.database) refuse(nth, named(database, itself.database))
    const problem = flaw?.why ?? why
    if (problem !== undefined)
      log.warn(
        { why: problem },
        `Read replica ${host}:${port} is not in use: its reads go elsewhere until it is right`,
      )
  }
}

async function ask(connection: pg.ClientConfig): Promise<ServerFacts> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, query_timeout: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await findServer(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
