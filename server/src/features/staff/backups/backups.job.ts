/** Makes a backup in the background, where this installation makes its own. */
import type { Config } from '../../../platform/config.ts'
import { takeBackup } from '../../../platform/backup/take.ts'
import type { JobKind } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { backupJob, countStorage } from './backups.queries.ts'

/** Returns where this installation keeps the backups that it makes; undefined if it makes none. */
export const backupFolder = ({ DATABASE_URL, BACKUP_DIR }: Config): string | undefined =>
  DATABASE_URL === undefined ? BACKUP_DIR : undefined

/** Counts what members' files take, every six hours. */
export const measureStorage = ({ database }: Platform): JobKind<object> => ({
  name: 'staff.measure-storage',
  every: '*/10 * * * *',
  work: () => countStorage(database.db),
})

export const makeBackup = ({ config, log }: Platform): JobKind<object> => ({
  ...backupJob,
  // It is started by hand, so somebody sees that it failed, and why.
  retries: 0,
  expireInSeconds: 6 * 3_600,
  heartbeatSeconds: 60,
  async work() {
    const folder = backupFolder(config)
    if (folder === undefined) return
    const made = await takeBackup({ dataDir: config.DATA_DIR, folder, backupDir: folder, log })
    log.info({ folder: made }, 'A backup is made')
  },
})
