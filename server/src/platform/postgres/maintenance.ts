/** Access to the embedded database for maintenance, whether or not Commons is running. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPasswords } from './cluster.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { type Home, openHome } from './home.ts'
import { findRunning, type PostgresConnection } from './lock.ts'
import type { PostgresLog } from './log.ts'
import { PostgresHeld, PostgresRefusal } from './refusal.ts'

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
  const reached = await reach(home, options)
  const { connection } = reached
  const password = readPasswords(home).postgres
  return {
    home,
    superuser: { ...connection, user: 'postgres', password, database: 'postgres' },
    owner: connection,
    close: async () => await reached.stop(),
  }
}

interface Reached {
  readonly connection: PostgresConnection
  stop(): Promise<void>
}

/** Reaches the database of a Commons that runs, or is being started; if there is none, starts it for this command. */
async function reach(home: Home, options: MaintenanceOptions): Promise<Reached> {
  for (;;) {
    const connection = await findRunning(home.directory, options.log)
    if (connection) return { connection, stop: async () => {} }
    try {
      return await startEmbeddedPostgres({ ...options, isCommand: true })
    } catch (cause) {
      // A Commons that was started at the same time was first.
      if (!(cause instanceof PostgresHeld)) throw cause
    }
  }
}
