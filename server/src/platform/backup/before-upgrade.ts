/** What happens before a new version changes a database that is in use: docs/decisions/043-an-upgrade-is-whole.md. */
import path from 'node:path'
import type { Config } from '../config.ts'
import { UpgradeRefusal } from '../db/migrate.ts'
import type { Log } from '../log.ts'
import { takeBackup } from './take.ts'

/** Backups before upgrades that are kept in DATA_DIR. */
const kept = 3

type Settings = Pick<Config, 'BACKUP_DIR' | 'DATABASE_URL' | 'DATA_DIR' | 'UPGRADE_WITHOUT_BACKUP'>

/**
 * Backs the embedded database up, or refuses until the operator has backed up that of DATABASE_URL. Refuses
 * with an `UpgradeRefusal`.
 */
export async function prepareUpgrade(
  { BACKUP_DIR, DATABASE_URL, DATA_DIR, UPGRADE_WITHOUT_BACKUP }: Settings,
  log: Log,
  pending: readonly string[],
): Promise<void> {
  if (UPGRADE_WITHOUT_BACKUP) return
  const changes = pending.length === 1 ? 'a change' : `${pending.length} changes`
  if (DATABASE_URL)
    throw new UpgradeRefusal(
      `This version of Commons has ${changes} for the database of DATABASE_URL. Nothing has been changed yet, and the version from before still starts.
Back the database up as docs/operations.md says. Then start with UPGRADE_WITHOUT_BACKUP=on; leave it on if something else makes a backup before each upgrade.`,
    )
  const folder = BACKUP_DIR ?? path.join(DATA_DIR, 'backups')
  log.info({ folder }, `This version has ${changes} for the database. It is backed up first.`)
  try {
    const keep = BACKUP_DIR === undefined ? kept : undefined
    const hasFiles = BACKUP_DIR !== undefined
    const made = await takeBackup({ dataDir: DATA_DIR, folder, backupDir: BACKUP_DIR, keep, hasFiles, log })
    log.info({ backup: made }, 'The database was backed up before the upgrade')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UpgradeRefusal(
      `The database could not be backed up before its upgrade, so nothing in it was changed: ${reason}
Mend that and start Commons again. UPGRADE_WITHOUT_BACKUP=on upgrades without a backup.`,
      { cause: error },
    )
  }
}
