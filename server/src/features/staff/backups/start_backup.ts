import { start_backup } from '@commons/contract/staff/backups.ts'
import { handle } from '../../../platform/call/handle.ts'
import { backupFolder } from './backups.job.ts'
import { backupJob, getBackupState, lockBackups } from './backups.queries.ts'

export default handle(start_backup, async ({ reason = '' }, { tx, platform, refuse, logAct }) => {
  if (backupFolder(platform.config) === undefined) refuse('backups_elsewhere')
  await lockBackups(tx)
  if ((await getBackupState(tx)).running_since !== null) refuse('backup_running')
  await platform.jobs.add(tx, backupJob, {})
  logAct({ reason })
  return {}
})
