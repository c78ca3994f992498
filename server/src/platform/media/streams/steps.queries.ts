/** SQL of the steps by which videos that stream are made, and of the tracks that they make. */
import { sql } from 'kysely'
import type { Db } from '../../db/prepared.ts'
import type { BegunMedia, MediaRow, ReadyMedia } from '../media.queries.ts'
import type { StoredStream } from '../stored-stream.ts'

export type StepKind = 'plan' | 'stills' | 'sound' | 'chunk' | 'join' | 'storyboard'

/** Identifies a step of a file. */
export interface StepName {
  readonly kind: StepKind
  /** The shorter side in pixels of what it makes; 0 if it makes no rendition. */
  readonly rendition: number
  readonly chunk: number
}

export interface PlannedStep extends StepName {
  /** About how much of the work it is. */
  readonly weight: number
}

export interface StepRow extends PlannedStep {
  readonly state: 'planned' | 'queued' | 'done' | 'left_out'
  readonly attempts: number
  readonly made: unknown
  readonly files: readonly string[]
}

/** A file that streams, and how far it is. */
export interface StreamedMedia extends BegunMedia {
  readonly state: MediaRow['state']
  readonly heights: number[]
  readonly stream: StoredStream | null
}

const streamed = sql`m.id, m.key, m.owner_id, m.kind, m.use, m.mime, m.seconds, m.crop, m.captions, m.poster_at, m.cut_from, m.cut_to, m.sound_file,
  m.state, m.heights, m.stream`

/** Returns a file that isn't gone or failed. */
export async function findStreamed(db: Db, id: string): Promise<StreamedMedia | undefined> {
  const { rows } = await sql<StreamedMedia>`
    select ${streamed} from media m where m.id = ${id} and m.state <> 'failed'`.execute(db)
  return rows[0]
}

/** The same; locks it, so that its steps are settled one after another. */
export async function lockStreamed(tx: Db, id: string): Promise<StreamedMedia | undefined> {
  const { rows } = await sql<StreamedMedia>`
    select ${streamed} from media m where m.id = ${id} and m.state <> 'failed' for update`.execute(tx)
  return rows[0]
}

/** Returns whether two names are of the same step. */
export const isSame = (one: StepName, other: StepName) =>
  one.kind === other.kind && one.rendition === other.rendition && one.chunk === other.chunk

export const isOpen = ({ state }: StepRow) => state === 'planned' || state === 'queued'

/** Returns all steps of a file, in the order in which they are to be done. */
export async function listSteps(db: Db, id: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select kind, rendition, chunk, weight, state, attempts, made, files from media_steps
    where media_id = ${id} order by rendition, chunk, kind`.execute(db)
  return rows
}

/** Adds steps that aren't known yet. */
export async function addSteps(tx: Db, id: string, steps: readonly PlannedStep[]): Promise<void> {
  await sql`
    insert into media_steps (media_id, kind, rendition, chunk, weight)
    select ${id}, kind, rendition, chunk, weight
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (kind text, rendition int, chunk int, weight bigint)
    on conflict do nothing`.execute(tx)
}

/** Notes that steps have got a job. */
export async function setQueued(tx: Db, id: string, steps: readonly StepName[]): Promise<void> {
  await sql`
    update media_steps m set state = 'queued', changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (kind text, rendition int, chunk int)
    where m.media_id = ${id} and m.kind = s.kind and m.rendition = s.rendition and m.chunk = s.chunk
      and m.state <> 'left_out'`.execute(tx)
}

/** Marks a step as done; returns false if it was already, or is gone. */
export async function setDone(
  tx: Db,
  id: string,
  { kind, rendition, chunk }: StepName,
  { made, files }: { made: unknown; files: readonly string[] },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update media_steps
    set state = 'done', made = ${JSON.stringify(made ?? null)}::jsonb, files = ${[...files]}::text[], reason = null,
      changed_at = now()
    where media_id = ${id} and kind = ${kind} and rendition = ${rendition} and chunk = ${chunk}
      and state in ('planned', 'queued')`.execute(tx)
  return numAffectedRows > 0n
}

/** Notes why a step failed; returns how often the file may have been to blame. */
export async function noteFailure(
  db: Db,
  id: string,
  { kind, rendition, chunk }: StepName,
  { reason, isItsFault }: { reason: string; isItsFault: boolean },
): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    update media_steps set attempts = attempts + ${isItsFault ? 1 : 0}, reason = ${reason}
    where media_id = ${id} and kind = ${kind} and rendition = ${rendition} and chunk = ${chunk}
    returning attempts`.execute(db)
  return rows[0]?.attempts ?? 0
}

/**
 * Leaves out all open steps of a rendition, or of all of them, for this reason. Returns the files of chunks that
 * nothing is made of any more.
 */
export async function leaveOut(tx: Db, id: string, reason: string, rendition?: number): Promise<string[]> {
  const which = rendition === undefined ? sql`true` : sql`rendition = ${rendition}`
  await sql`
    update media_steps set state = 'left_out', reason = ${reason}, changed_at = now()
    where media_id = ${id} and ${which} and state in ('planned', 'queued')`.execute(tx)
  return forgetChunks(tx, id, rendition)
}

/** Forgets the files of a rendition's chunks, or of all chunks; returns them. */
export async function forgetChunks(tx: Db, id: string, rendition?: number): Promise<string[]> {
  const which = rendition === undefined ? sql`true` : sql`rendition = ${rendition}`
  const { rows } = await sql<{ files: string[] }>`
    update media_steps set files = '{}'
    where media_id = ${id} and kind = 'chunk' and ${which} and files <> '{}'
    returning old.files`.execute(tx)
  return rows.flatMap(({ files }) => files)
}

/** Makes a rendition's chunks be encoded again. */
export async function repeatChunks(tx: Db, id: string, rendition: number): Promise<void> {
  await sql`
    update media_steps set state = 'planned', made = null, changed_at = now()
    where media_id = ${id} and rendition = ${rendition} and kind in ('chunk', 'join')`.execute(tx)
}

/** Removes the rows of chunks that nobody needs any more. */
export async function removeChunks(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('media_steps').where('media_id', '=', id).where('kind', '=', 'chunk').execute()
}

export async function removeSteps(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('media_steps').where('media_id', '=', id).execute()
}

/** Sets how much of the work is done, in percent; `share` of a step that is being done counts as well. */
export async function updateProgress(
  db: Db,
  id: string,
  underWay?: { weight: number; share: number },
): Promise<void> {
  const { weight = 0, share = 0 } = underWay ?? {}
  await sql`
    update media m set progress = w.percent
    from (select floor(least(99,
        100 * (coalesce(sum(weight) filter (where state in ('done', 'left_out')), 0) + ${weight * share}::float8)
          / sum(weight)))::int as percent
      from media_steps where media_id = ${id}) w
    where m.id = ${id} and m.state <> 'failed' and w.percent > m.progress`.execute(db)
}

export interface Track {
  readonly rendition: number
  readonly width: number
  readonly height: number
  readonly frame_rate: number
  readonly codecs: string
  readonly bytes: number
  readonly head_bytes: number
  readonly segment_bytes: readonly number[]
  readonly segment_seconds: readonly number[]
}

export async function setTrack(tx: Db, id: string, track: Track): Promise<void> {
  const row = {
    ...track,
    media_id: id,
    segment_bytes: [...track.segment_bytes],
    segment_seconds: [...track.segment_seconds],
  }
  await tx
    .insertInto('media_tracks')
    .values(row)
    .onConflict((conflict) => conflict.columns(['media_id', 'rendition']).doUpdateSet(row))
    .execute()
}

/** Returns the bytes that all tracks of a file take. */
export async function countTrackBytes(tx: Db, id: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from media_tracks where media_id = ${id}`.execute(tx)
  return rows[0]?.bytes ?? 0
}

/** Returns the tracks of a file, the sound first and then the lowest. */
export async function listTracks(db: Db, key: string): Promise<Track[]> {
  const { rows } = await sql<Track>`
    select t.rendition, t.width, t.height, t.frame_rate, t.codecs, t.bytes, t.head_bytes, t.segment_bytes,
      t.segment_seconds
    from media_tracks t join media m on m.id = t.media_id
    where m.key = ${key} order by t.rendition`.execute(db)
  return rows
}

/** Makes a file known as one that streams. */
export async function setStreaming(tx: Db, id: string): Promise<void> {
  await sql`update media set stream = '{}' where id = ${id} and stream is null`.execute(tx)
}

/** Adds to what is stored of a file that streams. */
export async function updateStream(tx: Db, id: string, more: StoredStream): Promise<void> {
  await sql`update media set stream = stream || ${JSON.stringify(more)}::jsonb where id = ${id}`.execute(tx)
}

/** Adds a rendition to a file that is ready. */
export async function addHeight(tx: Db, id: string, rendition: number): Promise<void> {
  await sql`
    update media set heights = (
      select array_agg(distinct height order by height) from unnest(heights || ${rendition}::int) height)
    where id = ${id}`.execute(tx)
}

/** Marks a file as ready, though work on it goes on; returns false if it was already settled. */
export async function setPlayable(
  tx: Db,
  id: string,
  made: Pick<ReadyMedia, 'width' | 'height' | 'preview' | 'widths' | 'heights' | 'seconds'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('media')
    .set({ ...made, widths: [...made.widths], heights: [...made.heights], state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Sets the bytes that a finished file takes, and that nothing more is made of it. */
export async function setFinished(tx: Db, id: string, bytes: number): Promise<void> {
  await sql`update media set progress = 100, bytes = ${bytes} where id = ${id}`.execute(tx)
}

/** Returns files that are ready, but of which steps have been open for so long (an interval) without any change. */
export async function listStuck(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from media m
    where m.state = 'ready' and m.id in (
      select media_id from media_steps where state in ('planned', 'queued') and changed_at < now() - ${after}::interval)
    and not exists (
      select from media_steps s where s.media_id = m.id and s.changed_at > now() - ${after}::interval)
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
