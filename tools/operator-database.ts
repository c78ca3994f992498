/** The database of DATA_DIR or DATABASE_URL for operators' commands, whether or not Commons runs. */
import { ConfigError, readConfig } from '../server/src/platform/config.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import type { Db } from '../server/src/platform/db/prepared.ts'
import { openMaintenance } from '../server/src/platform/postgres/maintenance.ts'
import { sayProgress } from './say.ts'

/** Opens the database, runs `work` with it, and closes it. */
export async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const embedded = config.DATABASE_URL
    ? undefined
    : await openMaintenance({ dataDir: config.DATA_DIR, backupDir: config.BACKUP_DIR, log: sayProgress })
  const connection = embedded
    ? { ...embedded.superuser, database: 'commons' }
    : { connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL }
  const database = openDatabase(connection, {
    poolSize: 1,
    statements: { inc: () => undefined },
    // An operator's command may read the whole ledger.
    longestMs: 600_000,
  })
  try {
    await work(database.db).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === '42P01')
        throw new ConfigError('This database has no ledger yet: start this version of Commons once.')
      throw error
    })
  } finally {
    await database.close()
    await embedded?.close()
  }
}
