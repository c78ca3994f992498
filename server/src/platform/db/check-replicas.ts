/** Checks the databases of `DATABASE_REPLICA_URLS`: real standbys of the database of `DATABASE_URL`. */
import pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Log } from '../log.ts'
import { failureOf } from './check-database.ts'

/** What a server reports about itself. */
export interface ServerFacts {
  readonly version: number
  /** Copies of one server, and they alone, have the same. */
  readonly system: string
  readonly database: string
  readonly is_standby: boolean
  /** When it was started: another server, or another run, has another. */
  readonly started: string
  /** The timeline that a standby follows for certain. */
  readonly timeline: number | null
}

// The receiver's timeline is only shown to members of pg_monitor; the last checkpoint's is enough, some minutes later.
const serverFacts = `
  select current_setting('server_version_num')::int as version,
    (select system_identifier::text from pg_control_system()) as system,
    current_database() as database, pg_is_in_recovery() as is_standby,
    pg_postmaster_start_time()::text as started,
    case when pg_is_in_recovery() then greatest((select timeline_id from pg_control_checkpoint()),
      (select received_tli from pg_stat_wal_receiver)) end as timeline`

export async function findServer(client: Pick<pg.Client, 'query'>): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(serverFacts)
  const [facts] = rows
  if (!facts) throw new Error('The server says nothing about itself')
  return facts
}

const majorOf = ({ version }: ServerFacts) => Math.floor(version / 10_000)

/** Returns why reads can't go to a server; undefined if they can. */
export function replicaFlawOf(facts: ServerFacts, primary: ServerFacts): string | undefined {
  if (majorOf(facts) !== majorOf(primary))
    return `is PostgreSQL ${majorOf(facts)}, and the primary ${majorOf(primary)}`
  if (facts.system !== primary.system) return 'is not a copy of the database of DATABASE_URL'
  if (!facts.is_standby) return 'is not a standby: it doesn’t follow the database of DATABASE_URL'
  if (facts.database !== primary.database)
    return `names the database ${facts.database}, and DATABASE_URL ${primary.database}`
  return undefined
}

/** SQLSTATEs of what somebody has to change, whatever the server does: a wrong password, role or database. */
const wrong = new Set(['28P01', '28000', '3D000', '42501'])

/**
 * Returns how to connect to the replicas. Throws a `ConfigError` where one is wrong; one that is only down doesn't stop
 * the start.
 */
export async function judgeReplicas(
  urls: readonly string[],
  primary: pg.ClientConfig,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (urls.length === 0) return
  const itself = await ask(primary)
  const judge = async (connectionString: string, nth: number) => {
    const refuse = (why: string, cause?: unknown): never => {
      const which = urls.length > 1 ? `, number ${nth + 1},` : ''
      throw new ConfigError(`DATABASE_REPLICA_URLS${which} ${why}.`, { cause })
    }
    let client: pg.Client
    try {
      client = new pg.Client({ connectionString })
    } catch (error) {
      return refuse(
        'is not an address that can be read, such as postgres://user:password@host:5432/commons',
        error,
      )
    }
    const facts = await ask({ connectionString }).catch((error: unknown) => {
      const why = failureOf(error, client)
      if (error instanceof pg.DatabaseError && wrong.has(error.code ?? ''))
        return refuse(why.replace(/\.$/, ''), error)
      log.warn(
        { why },
        `Read replica ${client.host}:${client.port} is down: its reads go elsewhere until it is back`,
      )
      return undefined
    })
    const flaw = facts && replicaFlawOf(facts, itself)
    if (flaw !== undefined) refuse(flaw)
  }
  await Promise.all(urls.map(judge))
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
