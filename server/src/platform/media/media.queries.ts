/** All SQL of members' files, except for who may see them. */
import { sql } from 'kysely'
import { type Db, type InSql, prepared, type Tx } from '../db/prepared.ts'
import type { NamedMedia } from './store/store.ts'
import type { StoredStream } from './stored-stream.ts'
import type { Crop, Cut, MediaKind } from './worker/tasks.ts'

/** A row of `media` with the columns that the contract's shapes need. */
export interface MediaRow {
  key: string
  kind: MediaKind
  state: 'processing' | 'ready' | 'failed'
  failure: string | null
  progress: number
  width: number
  height: number
  animated: boolean
  preview: string
  widths: number[]
  alt: string
  seconds: number
  heights: number[]
  captions: boolean
  /** How loud a voice note is from its beginning to its end, a digit each; empty if unknown. */
  waveform: string
  /** Set for videos that stream. */
  stream: StoredStream | null
}

export interface IncomingMedia {
  owner: number
  key: string
  kind: MediaKind
  use: string
  mime: string
  width: number
  height: number
  seconds: number
  bytes: number
  alt: string
  captions: boolean
  crop: Crop | undefined
  /** Of the file as it was uploaded. */
  sha256: string
}

/** A file to be processed, as parameters of the statement that adds it. */
export type IncomingParameters = [
  owner: number,
  key: string,
  kind: string,
  use: string,
  mime: string,
  width: number,
  height: number,
  seconds: number,
  bytes: number,
  alt: string,
  captions: boolean,
  crop: string | null,
  quota: number,
  mostUnready: number,
  sha256: string,
]

export const incomingParameters = (
  media: IncomingMedia,
  { quota, mostUnready }: { quota: number; mostUnready: number },
): IncomingParameters => {
  const { owner, key, kind, use, mime, width, height, seconds, bytes, alt, captions, crop } = media
  const place = crop ? JSON.stringify(crop) : null
  const file = [owner, key, kind, use, mime, width, height, seconds, bytes, alt, captions, place] as const
  return [...file, quota, mostUnready, media.sha256]
}

/** Why a file's owner has no room for it. */
export type NoRoom = 'quota_exceeded' | 'too_many_processing'

interface TakenRow {
  taken: string | null
  refusal: NoRoom | null
}

/** Returns SQL that adds a file to be processed; it selects its id as `taken`, or a `refusal`. */
export const takingIn = (values: InSql<IncomingParameters>) =>
  sql<TakenRow>`select taken, refusal from take_media_in(${sql.join(values)})`

const takeIn = prepared<IncomingParameters, TakenRow>('take_media_in', (...values) => takingIn(values), 15)

/** Adds a file to be processed; returns its id, or why its owner has no room for it. */
export async function addIncoming(
  db: Db,
  parameters: IncomingParameters,
): Promise<{ id: string } | { refusal: NoRoom }> {
  const [row] = await takeIn(db, ...parameters)
  if (row?.taken) return { id: row.taken }
  return { refusal: row?.refusal ?? 'quota_exceeded' }
}

/** Returns how many files of this kind a member has being processed. */
export async function countOwnUnready(db: Db, owner: number, kind: MediaKind): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select(sql<number>`count(*)`.as('count'))
    .where('owner_id', '=', owner)
    .where('state', '=', 'processing')
    .where('kind', '=', kind)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** A file being processed. */
export interface BegunMedia {
  id: string
  key: string
  owner_id: number
  kind: MediaKind
  use: string
  mime: string
  seconds: number
  crop: Crop | null
  captions: boolean
  poster_at: number | null
  cut_from: number | null
  cut_to: number | null
  sound_file: string | null
}

const begun = sql`id, key, owner_id, kind, use, mime, seconds, crop, captions, poster_at, cut_from, cut_to, sound_file`

/** Returns a file to be processed; undefined if it is settled or gone. */
export async function findUnready(db: Db, id: string): Promise<BegunMedia | undefined> {
  const { rows } = await sql<BegunMedia>`
    select ${begun} from media where id = ${id} and state = 'processing'`.execute(db)
  return rows[0]
}

/**
 * Returns files added longer than `after` (an interval) ago that are still being processed, and of which no step
 * has been made since.
 */
export async function listForgotten(db: Db, after: string, limit: number): Promise<BegunMedia[]> {
  const { rows } = await sql<BegunMedia>`
    select ${begun} from media
    where state = 'processing' and created_at < now() - ${after}::interval
      and not exists (
        select from media_steps s where s.media_id = media.id and s.changed_at > now() - ${after}::interval)
    limit ${limit}`.execute(db)
  return rows
}

/** Counts a failed attempt for which the file may be to blame; returns the attempts so far. */
export async function countAttempt(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('media')
    .set((media) => ({ attempts: media('attempts', '+', 1) }))
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst()
  return row?.attempts ?? 0
}

/** Sets the second of a video that its poster shows. */
export async function setPosterAt(tx: Db, id: string, seconds: number): Promise<void> {
  await tx.updateTable('media').set({ poster_at: seconds }).where('id', '=', id).execute()
}

/** Sets what is made of a video: a part of it, or with the sound of a stored file. */
export async function setMaking(
  tx: Db,
  id: string,
  { cut, soundFile }: { readonly cut?: Cut | undefined; readonly soundFile?: string | undefined },
): Promise<void> {
  await tx
    .updateTable('media')
    .set({ cut_from: cut?.from ?? null, cut_to: cut?.to ?? null, sound_file: soundFile ?? null })
    .where('id', '=', id)
    .execute()
}

/** Sets how loud a voice note is. */
export async function setWaveform(tx: Db, id: string, waveform: string): Promise<void> {
  await tx.updateTable('media').set({ waveform }).where('id', '=', id).execute()
}

export async function setProgress(db: Db, id: string, percent: number): Promise<void> {
  await db
    .updateTable('media')
    .set({ progress: percent })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .execute()
}

export interface ReadyMedia {
  width: number
  height: number
  animated: boolean
  preview: string
  widths: readonly number[]
  heights: readonly number[]
  seconds: number
  bytes: number
  /** Of a short video. */
  has_sound?: boolean
}

/** Marks a file as ready; returns false if it was already settled or is gone. */
export async function setReady(tx: Db, id: string, made: ReadyMedia): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ ...made, widths: [...made.widths], heights: [...made.heights], state: 'ready', progress: 100 })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Marks a file as failed, so that it takes no room; returns false if it was already settled or is gone. */
export async function setFailed(tx: Db, id: string, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ state: 'failed', failure, bytes: 0, progress: 0 })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Adds the row of a file that was made ready before, such as the demo world's. */
export async function addReady(
  tx: Db,
  media: ReadyMedia & Pick<IncomingMedia, 'owner' | 'key' | 'kind' | 'use' | 'alt'> & { sha256?: string },
): Promise<string> {
  const { owner, ...rest } = media
  const row = await tx
    .insertInto('media')
    .values({ ...rest, owner_id: owner, widths: [...rest.widths], heights: [...rest.heights] })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Deletes rows that no column of the database refers to, added longer than `after` but less than `until` ago
 * (both intervals). A trigger queues their files for removal.
 */
export async function removeUnattached(
  db: Db,
  age: { after: string; until: string },
  atOnce: number,
): Promise<void> {
  // The columns are looked up, so that a feature which adds one can't lose its files here. Rows that are removed
  // with a file are parts of it, and don't keep it.
  const { rows: holders } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'media'::regclass and c.confdeltype <> 'c'`.execute(db)
  const unnamed = holders.map(
    ({ table, column }) =>
      sql`not exists (select from ${sql.table(table)} h where h.${sql.ref(column)} = m.id)`,
  )
  if (unnamed.length === 0) return
  // Ids rise with time: go through the primary key in batches.
  let last = sql`uuidv7(- ${age.until}::interval)`
  for (;;) {
    const { rows } = await sql<{ last: string | null }>`
      with batch as materialized (
        select id from media where id > ${last} order by id limit ${atOnce}),
      gone as (
        delete from media m using batch
        where m.id = batch.id and m.created_at < now() - ${age.after}::interval and ${sql.join(unnamed, sql` and `)})
      select (select id from batch order by id desc limit 1) as last`.execute(db)
    const reached = rows[0]?.last
    if (!reached) return
    last = sql`${reached}::uuid`
  }
}

const roomRow = prepared<[owner: number], { used: number; factor: number }>(
  'get_media_room',
  (owner) => sql`
    select coalesce((select bytes from media_usage where member_id = ${owner}), 0) as used,
      room_factor(${owner}::bigint) as factor`,
)

/** Returns the bytes that a member's files take, and the factor by which their quota is multiplied. */
export async function getMediaRoom(db: Db, owner: number): Promise<{ used: number; factor: number }> {
  return (await roomRow(db, owner))[0] ?? { used: 0, factor: 1 }
}

/** Returns how many files of each kind are waiting or being processed, of all members. */
export async function countUnready(db: Db): Promise<Record<MediaKind, number>> {
  const rows = await db
    .selectFrom('media')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('state', '=', 'processing')
    .groupBy('kind')
    .execute()
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0
  return { image: of('image'), video: of('video'), audio: of('audio') }
}

/** Adds the row of captions that are in the store; returns its id. */
export async function addCaptions(
  tx: Tx,
  { owner, ...file }: { owner: number; use: string; key: string; bytes: number },
): Promise<string> {
  const row = await tx
    .insertInto('media')
    .values({
      ...file,
      owner_id: owner,
      kind: 'captions',
      mime: 'text/vtt',
      captions: true,
      width: 0,
      height: 0,
      progress: 100,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface RemovedFiles {
  key: string
  /** One of the key's files; all of them if empty. */
  file: string
}

/** Queues a file for removal from the store. */
export async function addRemoved(tx: Db, removed: RemovedFiles): Promise<void> {
  await tx
    .insertInto('removed_media')
    .values(removed)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Returns files queued for removal longer than `after` (an interval) ago. */
export async function listRemoved(db: Db, after: string, limit: number): Promise<RemovedFiles[]> {
  return db
    .selectFrom('removed_media')
    .select(['key', 'file'])
    .where('removed_at', '<', sql<Date>`now() - ${after}::interval`)
    .orderBy('removed_at')
    .limit(limit)
    .execute()
}

/** Postpones a file that couldn't be removed, so that it doesn't hold up others. */
export async function putOffRemoved(db: Db, { key, file }: RemovedFiles): Promise<void> {
  await db
    .updateTable('removed_media')
    .set({ removed_at: sql`now() + interval '1 hour'` })
    .where('key', '=', key)
    .where('file', '=', file)
    .execute()
}

export async function forgetRemoved(db: Db, { key, file }: RemovedFiles): Promise<void> {
  await db.deleteFrom('removed_media').where('key', '=', key).where('file', '=', file).execute()
}

export async function listNamed(db: Db, keys: readonly string[]): Promise<NamedMedia[]> {
  const { rows } = await sql<NamedMedia>`
    select key, kind, state, widths, heights, captions, stream, progress,
      coalesce((select array_agg(file) from media_steps s, unnest(s.files) file where s.media_id = media.id), '{}') as made
    from media where key = any (${keys}::text[])`.execute(db)
  return rows
}

/** Returns those of these keys that belong to exports and imports, whose files are in the store as well. */
export async function listExportKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from exports where key = any (${keys}::text[])
    union all select key from post_imports where key = any (${keys}::text[]) and state = 'reading'`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}

/** Returns those of these keys that no row has. */
export async function listUnknownKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as found (key)
    where not exists (select from media where media.key = found.key)
      and not exists (select from exports where exports.key = found.key)
      and not exists (select from post_imports where post_imports.key = found.key and state = 'reading')`.execute(
    db,
  )
  return rows.map((row) => row.key)
}
