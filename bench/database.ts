/**
 * The benchmarks' own PostgreSQL: as durable as a real one, in a temporary directory that is removed at the
 * end.
 */
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../server/src/platform/postgres/embedded.ts'
import { type Seeded, type SeedOptions, seedNetwork } from './seed.ts'

export interface BenchDatabase {
  readonly connection: pg.ClientConfig
  readonly url: string
  /** The postmaster, parent of all PostgreSQL processes. */
  readonly pid: number
  readonly dataDir: string
  readonly seeded: Seeded
}

/** Seeds a fresh database with `posts` posts, passes it to `work`, and removes it. */
export async function withDatabase<T>(
  posts: number,
  work: (database: BenchDatabase) => Promise<T>,
  options?: SeedOptions,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'commons-bench-'))
  // If this is root, PostgreSQL runs as another user, who needs access to the folder.
  if (process.getuid?.() === 0) await chmod(dataDir, 0o711)
  const log = { info: () => undefined, warn: console.warn, error: console.error }
  const server = await startEmbeddedPostgres({ dataDir, log, durable: true })
  try {
    await migrate(server.connection)
    const started = performance.now()
    const seeded = await seedNetwork(server.connection, posts, options)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `Seeded ${posts.toLocaleString('en')} posts by ${seeded.members.toLocaleString('en')} members in ${seconds} s`,
    )
    const { rows } = await query<{ data_directory: string }>(server.connection, 'show data_directory')
    const pidFile = await readFile(path.join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8')
    return await work({
      connection: server.connection,
      url: addressOf(server.connection),
      pid: Number.parseInt(pidFile, 10),
      dataDir,
      seeded,
    })
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Runs one statement on its own connection. */
export async function query<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query<Row>(text, values)
  } finally {
    await client.end()
  }
}

function addressOf({
  host,
  port,
  user,
  password,
  database,
}: {
  host: string
  port: number
  user: string
  password: string
  database: string
}): string {
  const [name, secret, place] = [user, password, host].map(encodeURIComponent)
  return `postgres://${name}:${secret}@${place}:${port}/${database}`
}
