/** With `COMMONS_TEST_POOLER=1`, worlds reach their databases through a PgBouncer, one for all of this process. */
import { type TestConnection, type TestDatabase, testServer } from './database.ts'
import { type PoolerProcess, poolerProcess } from './pooler-process.ts'

interface Way {
  readonly connection: TestConnection
  readonly env: Readonly<Record<string, string>>
}

let shared: Promise<PoolerProcess> | undefined

async function open(): Promise<PoolerProcess> {
  const pooler = await poolerProcess(await testServer())
  await pooler.start()
  // Whatever ends this process.
  process.once('exit', () => void pooler.kill())
  return pooler
}

/** Returns how a world reaches its database, and what it is told of it. */
export async function pooled(database: TestDatabase): Promise<Way> {
  if (process.env['COMMONS_TEST_POOLER'] !== '1') return { connection: database.connection, env: {} }
  const pooler = await (shared ??= open())
  return {
    connection: pooler.through(database.connection),
    env: { DATABASE_POOLER: 'unnamed', DATABASE_DIRECT_URL: database.connectionString },
  }
}
