/** SQL of the job that makes backups, of archiving, and of what files take. */
import { sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

/** The job that makes a backup. */
export const backupJob = { name: 'staff.backup' } as const

export interface BackupState {
  readonly running_since: Date | null
  readonly failed: string
  readonly archives: boolean
  readonly last_archived_at: Date | null
  readonly archiving_fails: boolean
}

export async function getBackupState(db: Db): Promise<BackupState> {
  const { rows } = await sql<BackupState>`
    select (select min(j.created_on) from jobs.job j where j.name = ${backupJob.name} and j.state <= 'active') as running_since,
      coalesce((select case when l.state = 'failed' then coalesce(l.output ->> 'value', l.output ->> 'message', l.output #>> '{}', '') end
        from jobs.job l where l.name = ${backupJob.name} order by l.created_on desc limit 1), '') as failed,
      current_setting('archive_mode') <> 'off' as archives, a.last_archived_time as last_archived_at,
      current_setting('archive_mode') <> 'off'
        and coalesce(a.last_failed_time > coalesce(a.last_archived_time, '-infinity'), false) as archiving_fails
    from pg_stat_archiver a`.execute(db)
  const [row] = rows
  if (!row) throw new Error('There is no archiver')
  return row
}

/** Lets two who start a backup at once take turns. */
export async function lockBackups(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('backups', 102))`.execute(tx)
}

/** How old the latest count may be. */
const freshForMs = 6 * 3_600_000

/** Counts what members' files take today, unless that was done lately. */
export async function countStorage(db: Db): Promise<void> {
  const at = now()
  const last = await lastCount(db)
  if (last && at.getTime() - last.getTime() < freshForMs) return
  await db.transaction().execute(async (tx) => {
    await sql`delete from storage_days where day = ${at}::date or day < ${at}::date - 400`.execute(tx)
    await sql`
      insert into storage_days (day, use, files, bytes, counted_at)
      select ${at}::date, f.use, count(*), sum(f.bytes), ${at} from media f group by f.use`.execute(tx)
  })
}

async function lastCount(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(d.counted_at) as at from storage_days d`.execute(
    db,
  )
  return rows[0]?.at ?? null
}

export interface StorageRow {
  readonly use: string
  readonly files: number
  readonly bytes: number
  readonly growth: number | null
  readonly counted_at: Date
}

/** Lists what files take by their use, at the latest count, with what it was 30 days before. */
export async function listStorage(db: Db): Promise<StorageRow[]> {
  const { rows } = await sql<StorageRow>`
    select d.use, d.files, d.bytes, d.counted_at,
      case when e.day is not null then d.bytes - coalesce(o.bytes, 0) end as growth
    from (select max(l.day) as day from storage_days l) t
    join storage_days d on d.day = t.day
    left join lateral (select min(b.day) as day from storage_days b where b.day >= t.day - 30 and b.day < t.day) e on true
    left join storage_days o on o.day = e.day and o.use = d.use
    order by d.bytes desc, d.use`.execute(db)
  return rows
}

export async function getDatabaseBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(
    db,
  )
  return rows[0]?.bytes ?? 0
}

export interface LargeRow {
  readonly id: number
  readonly full_name: string
  readonly username: string
  readonly bytes: number
  readonly files: number
  /** By which their quota is multiplied. */
  readonly factor: number
}

/** Lists the members whose files take most. */
export async function listLargest(db: Db): Promise<LargeRow[]> {
  // oxlint-disable-next-line commons/members-in-sight -- admins see everybody
  const { rows } = await sql<LargeRow>`
    select m.id, m.full_name, m.username, u.bytes,
      (select count(*) from media f where f.owner_id = m.id) as files, room_factor(m.id) as factor
    from (select u.member_id, u.bytes from media_usage u where u.bytes > 0 order by u.bytes desc limit 20) u
    join members m on m.id = u.member_id
    order by u.bytes desc`.execute(db)
  return rows
}
