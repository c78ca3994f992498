/** A database as operators have one: durable, for processes that are given its address. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'
import type { PostgresConnection } from '../../src/platform/postgres/lock.ts'

export interface DurablePostgres {
  readonly connection: PostgresConnection
  readonly address: string
  /** An empty folder for members' files. */
  readonly files: string
  remove(): Promise<void>
}

export const addressOf = ({ user, password, host, port, database }: PostgresConnection): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`

export async function durablePostgres(): Promise<DurablePostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'commons-durable-'))
  // As root the database runs as another user, who needs to traverse this folder.
  await chmod(folder, 0o711)
  const say = () => undefined
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info: say, warn: say, error: say },
  })
  return {
    connection,
    address: addressOf(connection),
    files: path.join(folder, 'files'),
    async remove() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
