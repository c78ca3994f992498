import { backup_list } from '@commons/contract/staff/backups.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { findBackups } from '../../../platform/backup/backup-folder.ts'
import { handle } from '../../../platform/call/handle.ts'
import { backupFolder } from './backups.job.ts'
import { getBackupState } from './backups.queries.ts'
import { backupShape } from './backups.shape.ts'

export default handle(backup_list, async (_input, { db, platform }) => {
  const folder = backupFolder(platform.config)
  const [found, state] = await Promise.all([
    folder === undefined ? [] : findBackups(folder),
    getBackupState(db),
  ])
  return {
    recdata: found.toReversed().map(backupShape),
    makes_backups: flag(folder !== undefined),
    running_since: state.running_since?.toISOString() ?? null,
    failed: state.failed,
    archives: flag(state.archives),
    last_archived_at: state.last_archived_at?.toISOString() ?? null,
    archiving_fails: flag(state.archiving_fails),
  }
})
