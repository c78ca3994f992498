/** SQL that gives videos other files. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/prepared.ts'
import { placed, type PlacedVideo } from '../videos.writing.queries.ts'

/**
 * Locks the files of a video before the video itself, as whatever makes them does, and the newest first: it takes
 * the place of the other one.
 */
export async function lockFilesOf(tx: Tx, video: number): Promise<void> {
  await sql`
    select from media m
    where m.id in (select unnest(array[vd.media_id, vd.next_media_id]) from videos vd where vd.id = ${video})
    order by m.id desc for update`.execute(tx)
}

/** Sets the file that will replace a video's, or takes it back; a trigger releases the one before. */
export async function setNextFile(tx: Tx, video: number, mediaId: string | null): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`
    update videos set next_media_id = ${mediaId}::uuid where id = ${video}
    returning old.next_media_id is not null as had`.execute(tx)
  return rows[0]?.had === true
}

/** Gives a video that nobody else has seen yet another file; a trigger releases the one before. */
export async function setFile(tx: Tx, video: number, mediaId: string): Promise<void> {
  await sql`update videos set media_id = ${mediaId}::uuid where id = ${video}`.execute(tx)
}

/**
 * Puts the file that waited to replace a video's in its place; undefined where none did. Its captions may no
 * longer fit, and a picture stands for itself.
 */
export async function putNextFile(
  tx: Tx,
  mediaId: string,
): Promise<(PlacedVideo & { readonly is_deleted: boolean }) | undefined> {
  const { rows } = await sql<PlacedVideo & { is_deleted: boolean }>`
    with put as (
      update videos vd set media_id = vd.next_media_id, next_media_id = null, edited_at = now(),
        thumbnail_id = case when file.kind = 'video' then vd.thumbnail_id end
      from media file where file.id = vd.next_media_id and vd.next_media_id = ${mediaId}
      returning ${placed}, vd.deleted_at is not null as is_deleted),
    captions as (update video_captions c set may_not_fit = true from put where c.video_id = put.id)
    select * from put`.execute(tx)
  return rows[0]
}
