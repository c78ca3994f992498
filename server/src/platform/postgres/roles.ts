/** Commons' own role and database. Only the supervisor uses the superuser. */
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import type { Listening } from './settings.ts'
import type { PostgresConnection } from './lock.ts'
import { PostgresRefusal } from './refusal.ts'

const databaseName = 'commons'

function connectionTo(listening: Listening, { passwords }: Cluster): PostgresConnection {
  return {
    host: listening.socketDirectory ?? '127.0.0.1',
    port: listening.port,
    user: databaseName,
    password: passwords.commons,
    database: databaseName,
  }
}

export async function openDatabase(
  listening: Listening,
  cluster: Cluster,
  withStatistics: boolean,
): Promise<PostgresConnection> {
  const { passwords, isNew } = cluster
  const connection = connectionTo(listening, cluster)
  if (isNew || !(await opens(connection))) {
    await asSuperuser(
      { ...connection, user: 'postgres', password: passwords.postgres, database: 'postgres' },
      (client) => makeDatabase(client, passwords.commons, withStatistics),
    )
  }
  return connection
}

/**
 * Gives the migrated log of acts to a role of its own, as which nobody logs in: Commons may then read it and add to it
 * by the log's functions, and neither change nor drop it (decision 092).
 */
export async function entrustStaffLog(listening: Listening, cluster: Cluster): Promise<void> {
  const { postgres } = cluster.passwords
  const superuser = { ...connectionTo(listening, cluster), user: 'postgres', password: postgres }
  await asSuperuser(superuser, async (client) => {
    await client.query(ownStaffLog)
  })
}

const ownStaffLog = `
  do $$
  declare its_name text;
  begin
    if not exists (select from pg_roles where rolname = 'commons_staff_log') then
      create role commons_staff_log nologin;
    end if;
    if exists (select from pg_namespace where nspname = 'staff_log' and nspowner = 'commons_staff_log'::regrole) then
      return;
    end if;
    for its_name in select oid::regclass from pg_class where relnamespace = 'staff_log'::regnamespace and relkind = 'r'
    loop execute format('alter table %s owner to commons_staff_log', its_name); end loop;
    for its_name in select oid::regprocedure from pg_proc where pronamespace = 'staff_log'::regnamespace
    loop execute format('alter function %s owner to commons_staff_log', its_name); end loop;
    alter schema staff_log owner to commons_staff_log;
    grant usage on schema staff_log to ${databaseName};
    grant select on all tables in schema staff_log to ${databaseName};
  end $$`

async function opens(connection: PostgresConnection): Promise<boolean> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return true
  } catch (cause) {
    const code = cause instanceof pg.DatabaseError ? cause.code : undefined
    // The database or role is missing: the first start was killed before it made them.
    if (code === '3D000' || code === '28P01') return false
    throw cause
  } finally {
    await client.end()
  }
}

async function asSuperuser(
  connection: PostgresConnection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection)
  try {
    await client.connect().catch((cause: Error) => {
      throw new PostgresRefusal(`The database does not accept the passwords kept beside it: ${cause.message}`)
    })
    await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the role and database. Steps can be repeated; the database is last, so if it exists, all does. */
async function makeDatabase(client: pg.Client, password: string, withStatistics: boolean): Promise<void> {
  const role = client.escapeIdentifier(databaseName)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [databaseName])
  if (withStatistics) await client.query('set pg_stat_statements.track_utility = off')
  await client.query(
    `${rowCount === 0 ? 'create' : 'alter'} role ${role} login createdb password ${client.escapeLiteral(password)}`,
  )
  await client.query(`grant pg_monitor to ${role}`)
  if (withStatistics) {
    // In the maintenance database, so that Commons' own contains only what migrations made. It counts the
    // statements of all databases: benchmarks connect to "postgres" to read it.
    await client.query('create extension if not exists pg_stat_statements')
    await client.query(`grant execute on function pg_stat_statements_reset to ${role}`)
  }
  const { rowCount: databases } = await client.query('select from pg_database where datname = $1', [
    databaseName,
  ])
  if (databases === 0) await client.query(`create database ${role} owner ${role}`)
}
