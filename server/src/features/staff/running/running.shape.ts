/** Converts health and jobs to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { Health, StaffJob } from '@commons/contract/staff/running.ts'
import path from 'node:path'
import type { FolderRoom } from '../../../platform/media/disk-space.ts'
import type { HealthRow } from './running.health.ts'
import type { JobRow } from './running.jobs.queries.ts'

interface Process {
  readonly makesBackups: boolean
  readonly backup: string | null
  readonly folders: readonly FolderRoom[]
  readonly pool: {
    readonly options: { readonly max?: number }
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
  readonly sockets: number
}

const startedAt = new Date(performance.timeOrigin).toISOString()

export const healthShape = (row: HealthRow, of: Process): Health => ({
  started_at: startedAt,
  members: row.members,
  jobs_waiting: row.jobs_waiting,
  oldest_job_at: row.oldest_job_at?.toISOString() ?? null,
  jobs_failed: row.jobs_failed,
  mails_waiting: row.mails_waiting,
  oldest_mail_at: row.oldest_mail_at?.toISOString() ?? null,
  mails_failed: row.mails_failed,
  makes_backups: flag(of.makesBackups),
  last_backup_at: of.backup,
  money_stopped: flag(row.money_stopped),
  pool: {
    most: of.pool.options.max ?? 0,
    open: of.pool.totalCount,
    idle: of.pool.idleCount,
    waiting: of.pool.waitingCount,
  },
  sockets: of.sockets,
  disks: of.folders.map(({ folder, free, reserve }) => ({
    folder: path.basename(folder),
    free_bytes: free,
    reserve_bytes: reserve,
  })),
})

export const jobShape = (row: JobRow): StaffJob => ({
  job_id: row.id,
  name: row.name,
  state: row.state === 'failed' ? 'failed' : row.state === 'active' ? 'running' : 'waiting',
  created_at: row.created_on.toISOString(),
  started_at: row.started_on?.toISOString() ?? null,
  starts_after: row.start_after.toISOString(),
  retries: row.retry_count,
  error: row.error ?? '',
})
