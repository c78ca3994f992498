import type { Health } from '@commons/contract/staff/running.ts'

export type Worry = 'jobs' | 'mail' | 'backup' | 'money' | 'pool' | `disk ${string}`

const minute = 60_000
/** A job or mail that is this late is stuck. */
const longestDelayMs = 15 * minute
/** Backups are made once a day. */
const longestWithoutBackupMs = 36 * 60 * minute

const isOlder = (at: string | null, ms: number, now: Date) =>
  at !== null && now.getTime() - Date.parse(at) > ms

/** Returns what of an installation's health needs somebody. */
export function worriesOf(of: Health, now: Date): Set<Worry> {
  const found: ReadonlyArray<readonly [Worry, boolean]> = [
    ['jobs', of.jobs_failed > 0 || isOlder(of.oldest_job_at, longestDelayMs, now)],
    ['mail', isOlder(of.oldest_mail_at, longestDelayMs, now)],
    [
      'backup',
      of.makes_backups === 1 &&
        (of.last_backup_at === null || isOlder(of.last_backup_at, longestWithoutBackupMs, now)),
    ],
    ['money', of.money_stopped === 1],
    ['pool', of.pool.waiting > 0],
    ...of.disks.map(
      ({ folder, free_bytes, reserve_bytes }) => [`disk ${folder}`, free_bytes < reserve_bytes * 2] as const,
    ),
  ]
  return new Set(found.flatMap(([worry, isThere]) => (isThere ? [worry] : [])))
}
