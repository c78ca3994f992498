/** SQL of the captions of videos; whoever writes has locked the video. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/prepared.ts'

export interface CaptionRow {
  readonly language: string
  readonly key: string
  readonly may_not_fit: boolean
}

/** Column: the captions of the video `vd`, an array of `CaptionRow`. */
export const captionsColumn = sql<CaptionRow[]>`(
  select coalesce(json_agg(json_build_object('language', cp.language, 'key', words.key, 'may_not_fit', cp.may_not_fit)
    order by cp.language), '[]')
  from video_captions cp join media words on words.id = cp.media_id where cp.video_id = vd.id)`

/** True where the video `vd` has captions. */
export const hasCaptions = sql<boolean>`exists (
  select from video_captions cp where cp.video_id = vd.id and cp.media_id is not null)`

/** Adds captions, or replaces those in the same language; returns in how many languages the video has them. */
export async function setCaptions(
  tx: Tx,
  video: number,
  { language, mediaId }: { readonly language: string; readonly mediaId: string },
): Promise<number> {
  await sql`
    insert into video_captions (video_id, language, media_id) values (${video}, ${language}, ${mediaId}::uuid)
    on conflict (video_id, language) do update
      set media_id = excluded.media_id, may_not_fit = false, added_at = excluded.added_at`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from video_captions where video_id = ${video}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Deletes captions, whose file a trigger releases; returns false if there were none. */
export async function removeCaptions(tx: Tx, video: number, language: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from video_captions where video_id = ${video} and language = ${language}`.execute(tx)
  return numAffectedRows > 0n
}

/** A video whose captions are still among the files of the video itself. */
export interface UnpartedCaptions {
  readonly id: number
  readonly media: string
  readonly key: string
  readonly owner: number
}

/** Lists them, of whose files nothing more is made. */
export async function listUnparted(db: Db, after: number): Promise<UnpartedCaptions[]> {
  const { rows } = await sql<UnpartedCaptions>`
    select vd.id, m.id as media, m.key, m.owner_id as owner
    from media m join videos vd on vd.media_id = m.id
    where m.captions and m.use = 'video' and m.state = 'ready' and m.progress = 100 and vd.id > ${after}
    order by vd.id limit 200`.execute(db)
  return rows
}

/** Notes that a video's own file has no captions any more; returns false if it had none. */
export async function setParted(tx: Tx, media: string, bytes: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update media set captions = false, bytes = greatest(0, bytes - ${bytes}) where id = ${media} and captions`.execute(
    tx,
  )
  return numAffectedRows > 0n
}
