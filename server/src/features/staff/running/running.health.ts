/** What health is told from: one statement, and the names of backups. */
import { sql } from 'kysely'
import { isMoneyStopped } from '../../../ledger/stops.ts'
import { listBackups } from '../../../platform/backup/backup-folder.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'

export interface HealthRow {
  readonly members: number
  readonly jobs_waiting: number
  readonly oldest_job_at: Date | null
  readonly jobs_failed: number
  readonly mails_waiting: number
  readonly oldest_mail_at: Date | null
  readonly mails_failed: number
  readonly money_stopped: boolean
}

export async function findHealth(db: Db): Promise<HealthRow> {
  const { rows } = await sql<Omit<HealthRow, 'money_stopped'>>`
    select (select count(*) from members) as members, j.*, e.*
    from (select count(*) filter (where j.state < 'active') as jobs_waiting,
        min(j.start_after) filter (where j.state < 'active' and j.start_after < ${now()}) as oldest_job_at,
        count(*) filter (where j.state = 'failed') as jobs_failed from jobs.job j) j,
      (select count(*) filter (where e.state = 'waiting') as mails_waiting,
        min(e.created_at) filter (where e.state = 'waiting') as oldest_mail_at,
        count(*) filter (where e.state = 'failed') as mails_failed from mails e) e`.execute(db)
  const [row] = rows
  if (!row) throw new Error('There are no figures')
  return { ...row, money_stopped: await isMoneyStopped(db) }
}

/** Returns when the latest backup was finished; null if there is none. */
export async function lastBackupAt(folder: string | undefined): Promise<string | null> {
  if (folder === undefined) return null
  const backups = await listBackups(folder).catch(() => [])
  return backups.at(-1)?.description.finishedAt ?? null
}
