/** What needs somebody: one list of conditions, by which the overview, the mails and the metrics agree. */
import type { AlertName } from '@commons/contract/staff/running.ts'
import type { FolderRoom } from '../../../platform/media/disk-space.ts'
import type { Found } from './running.health.ts'

const minute = 60_000
const hour = 60 * minute

/** A job or mail that is this late is stuck. */
const longestDelayMs = 15 * minute
/** Backups are made once a day. */
const longestWithoutBackupMs = 36 * hour
/** Ethereum's blocks come every few seconds; health allows for Bitcoin's. */
const longestUnreadMs = 15 * minute
/** Members may wait a day for their money. */
const longestApprovalMs = 24 * hour

interface Condition {
  readonly holds: (found: Found, now: Date) => boolean
  /** How long it has to last before somebody is mailed: what comes and goes by itself needs nobody. */
  readonly lastsMs?: number
}

const isOlder = (at: Date | string | null, ms: number, now: Date) =>
  at !== null && now.getTime() - new Date(at).getTime() > ms

/** Whether a disk is nearly full: uploads are refused below its reserve. */
export const isLow = ({ free, reserve }: Pick<FolderRoom, 'free' | 'reserve'>): boolean => free < reserve * 2

export const conditions: Readonly<Record<AlertName, Condition>> = {
  jobs_failed: { holds: ({ row }) => row.jobs_failed > 0 },
  jobs_late: { holds: ({ row }, now) => isOlder(row.oldest_job_at, longestDelayMs, now) },
  mail_late: { holds: ({ row }, now) => isOlder(row.oldest_mail_at, longestDelayMs, now) },
  backup_old: {
    holds: ({ makesBackups, backup }, now) =>
      makesBackups && (backup === null || isOlder(backup, longestWithoutBackupMs, now)),
    // A first backup is made after the first start.
    lastsMs: hour,
  },
  archiving_failing: { holds: ({ row }) => row.archiving_fails, lastsMs: 5 * minute },
  money_stopped: { holds: ({ row }) => row.money_stopped },
  pool_exhausted: { holds: ({ pool }) => pool.waitingCount > 0, lastsMs: 3 * minute },
  disk_full: {
    holds: ({ folders }) => folders.some(isLow),
    lastsMs: 2 * minute,
  },
  withdrawals_late: { holds: ({ row }, now) => isOlder(row.oldest_withdrawal_at, longestApprovalMs, now) },
  chain_late: {
    holds: ({ readsChains, row }, now) => readsChains && isOlder(row.chain_read_at, longestUnreadMs, now),
  },
  deposits_frozen: { holds: ({ row }) => row.deposits_frozen > 0 },
}

/** Returns the alerts that hold. */
export const alertsOf = (found: Found, now: Date): AlertName[] =>
  (Object.keys(conditions) as AlertName[]).filter((name) => conditions[name].holds(found, now))
