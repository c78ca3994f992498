/**
 * `npm run backup -- [folder] [--keep 7]`: backs DATA_DIR up, into BACKUP_DIR if no folder is named, whether
 * or not Commons runs.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefusal } from '../server/src/platform/backup/backup-folder.ts'
import { takeBackup } from '../server/src/platform/backup/take.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { runInWords, sayProgress } from './say.ts'

await runInWords(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const { BACKUP_DIR, DATABASE_URL, DATA_DIR } = readConfig(process.env)
  if (DATABASE_URL) {
    throw new BackupRefusal(
      'This is for the embedded PostgreSQL. That of DATABASE_URL is backed up as docs/operations.md says.',
    )
  }
  const [named] = positionals
  const folder = named === undefined ? BACKUP_DIR : resolve(named)
  if (folder === undefined)
    throw new BackupRefusal('Say where to: npm run backup -- <folder>, or set BACKUP_DIR.')
  if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep))
    throw new BackupRefusal('--keep takes how many backups to keep, such as 7.')
  const made = await takeBackup({
    dataDir: DATA_DIR,
    folder,
    backupDir: BACKUP_DIR,
    keep: values.keep === undefined ? undefined : Number(values.keep),
    log: sayProgress,
  })
  console.log(`The backup is ${made}`)
})
