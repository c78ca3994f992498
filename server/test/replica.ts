/** A PostgreSQL with a streaming replica, for worlds that read from it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts'
import { type TestConnection, testDatabase, type TestDatabase } from './database.ts'
import { atEndOfFile } from './end-of-file.ts'
import { keeperDirectory } from './keeper.ts'
import { makeReplica, type ReplicaServer } from './replica-server.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/**
 * A primary with its replica. The tests' shared PostgreSQL has hundreds of megabytes of others, all of which a replica
 * of it would replay.
 */
export interface Pair {
  readonly replica: ReplicaServer
  /** Makes a database for a test. */
  database(): Promise<TestDatabase>
}

let shared: Promise<Pair> | undefined

/** Returns this file's pair, which is made at the first call. */
export function testPair(): Promise<Pair> {
  if (shared) return shared
  atEndOfFile(async () => {
    shared = undefined
  })
  shared = makePair()
  return shared
}

async function makePair(): Promise<Pair> {
  const folder = await mkdtemp(path.join(path.dirname(keeperDirectory), 'commons-pair-'))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'primary')
  const primary = await startEmbeddedPostgres({ dataDir, log: quiet, durable: false })
  const ends = [() => primary.stop(), () => rm(folder, { recursive: true, force: true, maxRetries: 5 })]
  atEndOfFile(async () => {
    for (const end of ends) await end()
  })
  const connection: TestConnection = primary.connection
  // Its template is copied with it.
  await (await testDatabase(connection)).drop()
  const replica = await makeReplica(dataDir)
  ends.unshift(() => replica.remove())
  return {
    replica,
    async database() {
      const made = await testDatabase(connection)
      // Commits of a test's server don't wait for its log, and what isn't in it can't be asked for.
      const client = new pg.Client(made.connection)
      await client.connect()
      await client.query(`alter database ${made.name} set synchronous_commit = on`)
      await client.end()
      return made
    },
  }
}
