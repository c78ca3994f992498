/** Access to the embedded database for maintenance, whether or not Commons is running. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPasswords } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { type Home, openHome } from './home.ts'
import { findRunning, type PostgresConnection } from './lock.ts'
import type { PostgresLog } from './log.ts'
import { PostgresRefusal } from './refusal.ts'

export interface Maintenance {
  readonly home: Home
  /** Connects as the superuser to the database `postgres`. */
  readonly superuser: PostgresConnection
  /** Connects to the database of Commons, as Commons itself does. */
  readonly owner: PostgresConnection
  /** Stops the database, if it was started for this. */
  close(): Promise<void>
}

export interface MaintenanceOptions {
  readonly dataDir: string
  readonly backupDir: string | undefined
  readonly log: PostgresLog
}

export async function openMaintenance(options: MaintenanceOptions): Promise<Maintenance> {
  const { dataDir, log } = options
  if (!['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name))))
    throw new PostgresRefusal(`There is no Commons database in ${dataDir}. Set DATA_DIR to its folder.`)
  const home = await openHome(dataDir, log)
  const running = await findRunning(home.directory, log)
  const started = running ? undefined : await startEmbeddedPostgres({ ...options, isCommand: true })
  const connection = running ?? started?.connection
  if (!connection) throw new PostgresRefusal(`The database in ${dataDir} cannot be reached.`)
  const password = readPasswords(home).postgres
  return {
    home,
    superuser: { ...connection, user: 'postgres', password, database: 'postgres' },
    owner: connection,
    close: async () => await started?.stop(),
  }
}
