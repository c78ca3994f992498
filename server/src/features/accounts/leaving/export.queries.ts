/** SQL of exports. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import type { Language } from '../../../platform/language.ts'
import type { StoredKind } from '../../../platform/media/store/store.ts'
import type { StoredStream } from '../../../platform/media/stored-stream.ts'

export interface ExportRow {
  id: string
  key: string
  state: 'making' | 'ready' | 'failed'
  bytes: number
  requested_at: Date
  ends_at: Date | null
}

/** Starts a new export in place of the previous one; undefined while one is being made. */
export async function beginExport(tx: Db, member: number, key: string): Promise<ExportRow | undefined> {
  await sql`delete from exports where member_id = ${member}
    and (state <> 'making' or requested_at < now() - interval '1 day')`.execute(tx)
  return tx
    .insertInto('exports')
    .values({ member_id: member, key })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning(['id', 'key', 'state', 'bytes', 'requested_at', 'ends_at'])
    .executeTakeFirst() as Promise<ExportRow | undefined>
}

const find = prepared<[member: number], ExportRow>(
  'find_export',
  (member) => sql`
    select id, key, state, bytes, requested_at, ends_at from exports
    where member_id = ${member} and (ends_at is null or ends_at > now())`,
)

export async function findExport(db: Db, member: number): Promise<ExportRow | undefined> {
  return (await find(db, member))[0]
}

export interface Exporting {
  member: number
  key: string
  email: string
  full_name: string
  username: string
  language: Language
}

/** Returns an export that is still to be made, with its member. */
export async function findExporting(db: Db, id: string): Promise<Exporting | undefined> {
  const { rows } = await sql<Exporting>`
    select e.member_id as member, e.key, m.email, m.full_name, m.username, m.language
    from exports e join members m on m.id = e.member_id
    where e.id = ${id} and e.state = 'making'`.execute(db)
  return rows[0]
}

/** Marks an export as ready and returns when it expires; undefined if it was replaced or its member is gone. */
export async function setExportReady(
  tx: Db,
  { key, bytes, days }: { key: string; bytes: number; days: number },
): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    update exports set state = 'ready', bytes = ${bytes}, ends_at = now() + ${days}::int * interval '1 day'
    where key = ${key} and state = 'making' returning ends_at`.execute(tx)
  return rows[0]?.ends_at
}

/** Adds the notification of the export that expires at `ends`. */
export async function tellOfExport(tx: Db, member: number, ends: Date): Promise<void> {
  await sql`
    insert into notification_outbox (kind, member_id, item_id)
    values ('export_ready', ${member}, floor(extract(epoch from ${ends}::timestamptz) * 1000)::bigint)`.execute(
    tx,
  )
}

export async function setExportFailed(db: Db, id: string): Promise<void> {
  await sql`update exports set state = 'failed', ends_at = now() + interval '1 day'
    where id = ${id} and state = 'making'`.execute(db)
}

export async function removeEndedExports(db: Db): Promise<void> {
  await sql`delete from exports where ends_at < now()`.execute(db)
}

export interface FileOfMember {
  key: string
  kind: StoredKind
  widths: number[]
  heights: number[]
  captions: boolean
  /** Set for a video that streams. */
  stream: StoredStream | null
  use: string
  /** Set for an attachment. */
  file_name: string | null
}

/** Returns up to 200 files of a member, after the key `after`. */
export async function listFilesOf(db: Db, member: number, after: string): Promise<FileOfMember[]> {
  const { rows } = await sql<FileOfMember>`
    select key, kind, widths, heights, captions, stream, use, file_name from media
    where owner_id = ${member} and state = 'ready' and key > ${after} order by key limit 200`.execute(db)
  return rows
}
