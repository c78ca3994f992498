/**
 * With `COMMONS_TEST_POOLER=unnamed` or `named`, worlds reach their databases through such a PgBouncer, one for all of
 * this process.
 */
import { type TestConnection, type TestDatabase, testServer } from './database.ts'
import { type PoolerProcess, poolerProcess, type Way, ways, withoutWay } from './pooler-process.ts'

interface Reached {
  readonly connection: TestConnection
  readonly env: Readonly<Record<string, string>>
}

let shared: Promise<PoolerProcess> | undefined

async function open(way: Way): Promise<PoolerProcess> {
  if (withoutWay[way]) throw new Error(withoutWay[way])
  const pooler = await poolerProcess(await testServer(), { way })
  await pooler.start()
  // Whatever ends this process.
  process.once('exit', () => void pooler.kill())
  return pooler
}

/** Returns how a world reaches its database, and what it is told of it. */
export async function pooled(database: TestDatabase): Promise<Reached> {
  const asked = process.env['COMMONS_TEST_POOLER'] ?? ''
  if (asked === '') return { connection: database.connection, env: {} }
  const way = ways.find((each) => each === asked)
  if (!way) throw new Error(`COMMONS_TEST_POOLER is ${ways.join(' or ')}`)
  const pooler = await (shared ??= open(way))
  return {
    connection: pooler.through(database.connection),
    env: { DATABASE_POOLER: way, DATABASE_DIRECT_URL: database.connectionString },
  }
}
