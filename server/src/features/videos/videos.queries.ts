/** SQL that reads single videos; lists are in `lists/`. */
import { sql } from 'kysely'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { visibleVideo } from '../../visibility/videos.ts'
import { videoColumns, videoTables, type VideoRow } from './videos.rows.ts'

const find = prepared<[viewer: number, video: number], VideoRow>(
  'find_video',
  (viewer, video) => sql`
    select ${videoColumns(viewer)} from videos vd ${videoTables(viewer)}
    where vd.id = ${video} and ${visibleVideo(viewer)}`,
)

/** Returns a video; undefined where `viewer` doesn't see it. */
export async function findVideo(db: Db, viewer: number, video: number): Promise<VideoRow | undefined> {
  return (await find(db, viewer, video))[0]
}
