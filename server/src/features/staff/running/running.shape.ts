/** Converts health and jobs to the wire format. */
import { flag } from '@commons/contract/shared/flag.ts'
import type { AlertName, Health, HealthSample, StaffJob } from '@commons/contract/staff/running.ts'
import path from 'node:path'
import { answerBounds } from '../../../platform/metrics.ts'
import { isLow } from './running.alerts.ts'
import { type Found, ownVersion } from './running.health.ts'
import type { JobRow } from './running.jobs.queries.ts'
import type { SampleRow } from './running.samples.queries.ts'

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

/**
 * Returns the milliseconds within which `share` of the answers were sent; null without answers. Within a bucket they are
 * taken to be spread evenly; what took longer than the last bound counts as the bound.
 */
export function quantile(counts: readonly number[], share: number): number | null {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  if (wanted === 0) return null
  let before = 0
  for (const [i, bound] of answerBounds.entries()) {
    const count = counts[i] ?? 0
    if (count > 0 && before + count >= wanted) {
      const lower = answerBounds[i - 1] ?? 0
      return Math.round((lower + ((wanted - before) / count) * (bound - lower)) * 1000)
    }
    before += count
  }
  return (answerBounds.at(-1) ?? 0) * 1000
}

const aMinute = (count: number, minutes: number) =>
  minutes === 0 ? 0 : Math.round((count / minutes) * 100) / 100

export const sampleShape = (row: SampleRow): HealthSample => ({
  at: row.at.toISOString(),
  requests: aMinute(row.answers, row.minutes),
  errors: aMinute(row.errors, row.minutes),
  p50_ms: quantile(row.answer_times, 0.5),
  p95_ms: quantile(row.answer_times, 0.95),
  jobs_waiting: row.jobs_waiting,
  mails_waiting: row.mails_waiting,
  sockets: row.sockets,
  members_active: row.members_active,
  connections: row.connections,
  database_bytes: row.database_bytes,
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
