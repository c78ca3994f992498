/** All SQL of files that arrive in pieces. */
import type { FileKind } from '@commons/contract/call.ts'
import { sql } from 'kysely'
import type { Db } from '../db/prepared.ts'

export interface UploadRow {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly received: number
  readonly created_at: Date
  readonly used_at: Date | null
  /** With `mime` and `sha256`: null until a call has asked for the whole file. */
  readonly kind: FileKind | null
  readonly mime: string | null
  readonly sha256: string | null
}

const columns = [
  'id',
  'name',
  'bytes',
  'received',
  'created_at',
  'used_at',
  'kind',
  'mime',
  'sha256',
] as const

interface Added {
  /** Undefined if there was no room for it. */
  readonly id: string | undefined
  /** The owner's other uploads that no call has taken yet. */
  readonly others: number
}

interface NewUpload {
  readonly id: string
  readonly owner: number
  readonly bytes: number
  readonly name: string
}

/** Adds an upload if it leaves its owner within these limits, together with their other unused ones. */
export async function addUpload(
  db: Db,
  { id, owner, bytes, name }: NewUpload,
  { most, room }: { readonly most: number; readonly room: number },
): Promise<Added> {
  const { rows } = await sql<{ id: string | null; others: number }>`
    with others as (
      select count(*)::int as count, coalesce(sum(bytes), 0) as bytes
      from uploads where owner_id = ${owner} and used_at is null
    ), added as (
      insert into uploads (id, owner_id, bytes, name)
      select ${id}::uuid, ${owner}::bigint, ${bytes}::bigint, ${name} from others
      where others.count < ${most} and others.bytes + ${bytes}::bigint <= ${room}::bigint
      returning id
    )
    select (select id from added) as id, count as others from others`.execute(db)
  const [row] = rows
  return { id: row?.id ?? undefined, others: row?.others ?? 0 }
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').select(columns).where('id', '=', id).executeTakeFirst() as Promise<
    UploadRow | undefined
  >
}

/** Notes that its owner is busy with it, so that no sweep removes it; returns whether it exists. */
export async function touchUpload(db: Db, owner: number, id: string): Promise<UploadRow | undefined> {
  const row = await db
    .updateTable('uploads')
    .set({ touched_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .returning(columns)
    .executeTakeFirst()
  return row as UploadRow | undefined
}

/** Notes the bytes that are on the disk, unless this holder has lost its lock meanwhile. */
export async function setReceived(db: Db, id: string, received: number, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ received, touched_at: sql`now()` })
    .where('id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('upload_locks')
          .select('upload_id')
          .where('upload_id', '=', id)
          .where('holder', '=', holder),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function setFacts(
  db: Db,
  id: string,
  facts: { readonly kind: FileKind; readonly mime: string; readonly sha256: string },
): Promise<void> {
  const { kind, mime, sha256 } = facts
  await db.updateTable('uploads').set({ kind, mime, sha256 }).where('id', '=', id).execute()
}

export async function setUsed(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ used_at: sql`now()` })
    .where('id', 'in', ids)
    .execute()
}

export async function removeUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute()
}

/**
 * Removes uploads that nobody has touched for this long, of all members or of one; returns their ids. One
 * that is touched at this moment stays.
 */
export async function removeUntouched(
  db: Db,
  { untouchedFor, owner, atOnce }: { untouchedFor: string; owner?: number; atOnce: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from uploads where id in (
      select id from uploads
      where touched_at < now() - ${untouchedFor}::interval
        and ${owner === undefined ? sql`true` : sql`owner_id = ${owner} and used_at is null`}
      order by touched_at limit ${atOnce} for update skip locked
    )
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns which of these uploads exist. */
export async function listExisting(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Takes the lock if it is free or has lapsed. */
export async function takeLock(db: Db, id: string, holder: string, forSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    insert into upload_locks (upload_id, holder, held_until)
    values (${id}::uuid, ${holder}::uuid, now() + make_interval(secs => ${forSeconds}))
    on conflict (upload_id) do update
      set holder = excluded.holder, held_until = excluded.held_until, wanted = false
      where upload_locks.held_until < now()
    returning holder`.execute(db)
  return rows.length > 0
}

/** Asks whoever holds the lock to give it up. */
export async function askForLock(db: Db, id: string): Promise<void> {
  await db.updateTable('upload_locks').set({ wanted: true }).where('upload_id', '=', id).execute()
}

/** Holds the lock for longer; returns whether it is wanted, or undefined if it was lost. */
export async function renewLock(
  db: Db,
  id: string,
  holder: string,
  forSeconds: number,
): Promise<boolean | undefined> {
  const row = await db
    .updateTable('upload_locks')
    .set({ held_until: sql`now() + make_interval(secs => ${forSeconds})` })
    .where('upload_id', '=', id)
    .where('holder', '=', holder)
    .returning('wanted')
    .executeTakeFirst()
  return row?.wanted
}

export async function giveUpLock(db: Db, id: string, holder: string): Promise<void> {
  await db.deleteFrom('upload_locks').where('upload_id', '=', id).where('holder', '=', holder).execute()
}

/** Removes the locks of processes that died. */
export async function removeLapsedLocks(db: Db): Promise<void> {
  await db
    .deleteFrom('upload_locks')
    .where('held_until', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
