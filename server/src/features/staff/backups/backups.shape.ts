/** Converts backups to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Backup } from '@commons/contract/staff/backups.ts'
import path from 'node:path'
import type { FoundBackup } from '../../../platform/backup/backup-folder.ts'

export const backupShape = ({ folder, description }: FoundBackup): Backup => ({
  name: path.basename(folder),
  started_at: description?.startedAt ?? null,
  finished_at: description?.finishedAt ?? null,
  bytes: description?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0,
  files: description?.files.length ?? 0,
  has_changes: flag(description !== undefined && description.archive !== null),
  is_damaged: flag(description === undefined),
})
