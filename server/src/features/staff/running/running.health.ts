/** What health is told from: two statements, this process, and the names of backups. */
import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { findBackups } from '../../../platform/backup/backup-folder.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { FolderRoom } from '../../../platform/media/disk-space.ts'
import type { Platform } from '../../../platform/platform.ts'

export interface HealthRow {
  readonly members: number
  readonly jobs_waiting: number
  readonly oldest_job_at: Date | null
  readonly jobs_failed: number
  readonly mails_waiting: number
  readonly oldest_mail_at: Date | null
  readonly mails_failed: number
  readonly withdrawals_to_approve: number
  readonly oldest_withdrawal_at: Date | null
  /** When the chain was read that was read longest ago, two hours later for Bitcoin; null without one. */
  readonly chain_read_at: Date | null
  readonly deposits_frozen: number
  readonly archives: boolean
  readonly last_archived_at: Date | null
  readonly archiving_fails: boolean
  readonly database_bytes: number
  readonly postgres: string
  readonly migration: string
  readonly money_stopped: boolean
}

export async function findHealth(db: Db): Promise<HealthRow> {
  const { rows } = await sql<Omit<HealthRow, 'money_stopped'>>`
    select (select count(*) from members) as members, j.*, e.*, w.*, a.*,
      pg_database_size(current_database()) as database_bytes, current_setting('server_version') as postgres,
      (select coalesce(max(g.name), '') from migrations g) as migration,
      -- Bitcoin's blocks may be two hours apart.
      (select min(c.read_at + case c.name when 'bitcoin' then interval '2 hours' else '0' end) from chains c)
        as chain_read_at,
      (select count(*) from deposits d where d.state = 'frozen') as deposits_frozen
    from (select count(*) filter (where j.state < 'active') as jobs_waiting,
        min(j.start_after) filter (where j.state < 'active' and j.start_after < ${now()}) as oldest_job_at,
        count(*) filter (where j.state = 'failed') as jobs_failed from jobs.job j) j,
      (select count(*) filter (where e.state = 'waiting') as mails_waiting,
        min(e.created_at) filter (where e.state = 'waiting') as oldest_mail_at,
        count(*) filter (where e.state = 'failed') as mails_failed from mails e) e,
      (select count(*) as withdrawals_to_approve, min(greatest(w.usable_at, w.requested_at)) as oldest_withdrawal_at
        from withdrawals w where w.state = 'waiting_approval') w,
      (select current_setting('archive_mode') <> 'off' as archives, a.last_archived_time as last_archived_at,
          current_setting('archive_mode') <> 'off'
            and coalesce(a.last_failed_time > coalesce(a.last_archived_time, '-infinity'), false) as archiving_fails
        from pg_stat_archiver a) a`.execute(db)
  const [row] = rows
  if (!row) throw new Error('There are no figures')
  return { ...row, money_stopped: await isMoneyStopped(db) }
}

/** Everything that health and alerts are judged by, as this process sees it. */
export interface Found {
  readonly row: HealthRow
  readonly makesBackups: boolean
  /** Whether it is connected to a chain that has blocks all the time. */
  readonly readsChains: boolean
  readonly backup: string | null
  readonly folders: readonly FolderRoom[]
  readonly pool: {
    readonly options: { readonly max?: number }
    readonly totalCount: number
    readonly idleCount: number
    readonly waitingCount: number
  }
}

export async function find({
  chains,
  config,
  database,
  room,
}: Pick<Platform, 'chains' | 'config' | 'database' | 'room'>): Promise<Found> {
  // Counted before the statements below are among those that wait.
  const { options, totalCount, idleCount, waitingCount } = database.pool
  const [row, backup, { folders }] = await Promise.all([
    findHealth(database.db),
    lastBackupAt(config.BACKUP_DIR),
    room.state(),
  ])
  return {
    row,
    makesBackups: config.BACKUP_DIR !== undefined,
    readsChains: chains.some(({ development }) => !development),
    backup,
    folders,
    pool: { options, totalCount, idleCount, waitingCount },
  }
}

/** Returns when the latest backup was finished; null if there is none. */
export async function lastBackupAt(folder: string | undefined): Promise<string | null> {
  if (folder === undefined) return null
  const whole = (await findBackups(folder)).flatMap(({ description }) => description ?? [])
  return whole.at(-1)?.finishedAt ?? null
}

const { version } = createRequire(import.meta.url)('../../../../package.json') as { version?: string }
/** The version of this Commons. */
export const ownVersion = version ?? ''
