/** Converts health and jobs to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { AlertName, Health, StaffJob } from '@commons/contract/staff/running.ts'
import path from 'node:path'
import { isLow } from './running.alerts.ts'
import { type Found, ownVersion } from './running.health.ts'
import type { JobRow } from './running.jobs.queries.ts'

interface Judged {
  readonly alerts: ReadonlyArray<{ readonly name: AlertName; readonly since: Date | null }>
  readonly sockets: number
}

const startedAt = new Date(performance.timeOrigin).toISOString()

export const healthShape = (
  { row, makesBackups, backup, folders, pool }: Found,
  { alerts, sockets }: Judged,
): Health => ({
  started_at: startedAt,
  members: row.members,
  jobs_waiting: row.jobs_waiting,
  oldest_job_at: row.oldest_job_at?.toISOString() ?? null,
  jobs_failed: row.jobs_failed,
  mails_waiting: row.mails_waiting,
  oldest_mail_at: row.oldest_mail_at?.toISOString() ?? null,
  mails_failed: row.mails_failed,
  makes_backups: flag(makesBackups),
  last_backup_at: backup,
  archives: flag(row.archives),
  last_archived_at: row.last_archived_at?.toISOString() ?? null,
  money_stopped: flag(row.money_stopped),
  withdrawals_to_approve: row.withdrawals_to_approve,
  oldest_withdrawal_at: row.oldest_withdrawal_at?.toISOString() ?? null,
  database_bytes: row.database_bytes,
  versions: {
    commons: ownVersion,
    postgres: row.postgres,
    node: process.versions.node,
    migration: row.migration.replace(/\.sql$/, ''),
  },
  pool: {
    most: pool.options.max ?? 0,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  },
  sockets,
  alerts: alerts.map(({ name, since }) => ({ name, since: since?.toISOString() ?? null })),
  disks: folders.map(({ folder, free, reserve }) => ({
    folder: path.basename(folder),
    free_bytes: free,
    reserve_bytes: reserve,
    is_low: flag(isLow({ free, reserve })),
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
