/** SQL that reads single videos; lists are in `lists/`. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { isLockedVideo, visibleVideo } from '../../visibility/videos.ts'
import { videoColumns, videoTables, type VideoRow } from './videos.rows.ts'

const find = prepared<[viewer: number, video: number], VideoRow>(
  'find_video',
  (viewer, video) => sql`
    select ${videoColumns(viewer)} from videos vd ${videoTables(viewer)}
    where vd.id = ${video} and ${visibleVideo(viewer)}`,
)

const findOrLocked = prepared<[viewer: number, video: number], VideoRow>(
  'find_video_or_locked',
  (viewer, video) => sql`
    select ${videoColumns(viewer)} from videos vd ${videoTables(viewer)}
    where vd.id = ${video} and (${visibleVideo(viewer)} or ${isLockedVideo(viewer)})`,
)

/** Returns a video, also one that is locked to `viewer`. */
export async function findVideoOrLocked(
  db: Db,
  viewer: number,
  video: number,
): Promise<VideoRow | undefined> {
  return (await findOrLocked(db, viewer, video))[0]
}

/** Returns a video; undefined where `viewer` doesn't see it. */
export async function findVideo(db: Db, viewer: number, video: number): Promise<VideoRow | undefined> {
  return (await find(db, viewer, video))[0]
}
