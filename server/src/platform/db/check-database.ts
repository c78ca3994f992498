/**
 * Checks the database of `DATABASE_URL` before anything is written to it. A database that would lose data, or
 * on which the migrations would fail halfway, is refused in one line that says what to change.
 */
import pg from 'pg'
import { ConfigError } from '../config.ts'
import type { Pooler } from './pooler.ts'

/** What a database reports about itself. */
export interface DatabaseFacts {
  readonly version: number
  readonly encoding: string
  readonly fsync: string
  readonly synchronous_commit: string
  readonly full_page_writes: string
  readonly read_only: boolean
  readonly is_standby: boolean
  readonly database: string
  readonly role: string
  /** The first schema of the search path, where Commons creates its tables; null if there is none. */
  readonly schema: string | null
  readonly may_create_tables: boolean
  /** The schema `jobs` exists or may be created. */
  readonly may_create_schema: boolean
  /** It took the limit that this connection asked for. */
  readonly is_obeying: boolean
}

/** Milliseconds that are nobody's default. */
const asked = 9_999
const throughPooler =
  'leads to a pooler, such as PgBouncer. Set DATABASE_POOLER and DATABASE_DIRECT_URL as well (see docs/operations.md).'

const factsOf = `
  select current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous_commit,
    current_setting('full_page_writes') as full_page_writes,
    current_setting('default_transaction_read_only')::bool as read_only,
    pg_is_in_recovery() as is_standby,
    current_database() as database, current_user as role, current_schema() as schema,
    coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create_tables,
    has_database_privilege(current_database(), 'create')
      or exists (select from pg_namespace where nspname = 'jobs') as may_create_schema,
    current_setting('statement_timeout') = '${asked}ms' as is_obeying`

/** Returns why Commons can't use a database; undefined if it can. */
export function flawOf(facts: DatabaseFacts): string | undefined {
  const { version, encoding, database, role, schema } = facts
  if (version < 180_000) return `is PostgreSQL ${Math.floor(version / 10_000)}. Commons needs 18 or newer.`
  if (encoding !== 'UTF8')
    return `is encoded as ${encoding}. Make one for Commons: create database … encoding 'UTF8' template template0`
  if (facts.is_standby) return 'is a standby that nothing can be written to. Use the primary server.'
  if (facts.read_only) return 'is read-only (default_transaction_read_only = on). Turn that off.'
  if (!facts.may_create_schema)
    return `does not let ${role} create schemas: grant create on database ${database} to ${role}`
  if (schema === null)
    return `has no schema that ${role} may use: grant usage, create on schema public to ${role}`
  if (!facts.may_create_tables)
    return `does not let ${role} create tables: grant create on schema ${schema} to ${role}`
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'] as const) {
    if (facts[setting] === 'off')
      return `has ${setting} = off, so a crash would lose what members were told is saved. Turn it on.`
  }
  return undefined
}

/** Returns how to connect to the database; throws a `ConfigError` if it is down, wrong or unfit. */
export async function judgeDatabase(
  connectionString: string,
  pooler: Pooler = 'off',
): Promise<pg.ClientConfig> {
  const refuse = (why: string, cause?: unknown): never => {
    throw new ConfigError(`DATABASE_URL ${why}`, { cause })
  }
  const connection = { connectionString }
  let client: pg.Client
  try {
    client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      // As every process asks for when it connects: a pooler refuses it, or doesn't do it.
      ...(pooler === 'off' && { statement_timeout: asked }),
    })
  } catch (error) {
    return refuse(
      'is not an address that can be read, such as postgres://user:password@host:5432/commons',
      error,
    )
  }
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<DatabaseFacts>(factsOf)
    const [facts] = rows
    const flaw =
      facts && (flawOf(facts) ?? (pooler === 'off' && !facts.is_obeying ? throughPooler : undefined))
    if (flaw !== undefined) return refuse(flaw)
    return connection
  } catch (error) {
    if (error instanceof ConfigError) throw error
    return refuse(failureOf(error, client), error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Explains a failed connection, without the address, since that holds a password. */
function failureOf(error: unknown, { host, port, user, database }: pg.Client): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : String(error)
  switch (code) {
    case '28P01':
      return `has a wrong user or password: PostgreSQL does not let ${user} in.`
    case '28000':
    case '42501':
      return `is not allowed: ${message}.`
    case '3D000':
      return `names the database ${database}, which is not there. Create it first.`
    case '57P03':
      return `leads to a PostgreSQL that is starting or stopping. Try again in a moment.`
    case '53300':
      return 'leads to a PostgreSQL that has no connection left. Raise its max_connections.'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `names the host ${host}, which cannot be found.`
  }
  if (/unsupported startup parameter/i.test(message)) return throughPooler
  if (code.startsWith('E') || message.startsWith('timeout') || message.startsWith('Connection terminated'))
    return `gets no answer from PostgreSQL at ${host}:${port}. Is it running there?`
  return `does not work: ${message}`
}
