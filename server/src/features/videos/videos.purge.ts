/** Removes for good the videos and playlists that were deleted 30 days ago, and videos that never were published. */
import { inParts, removeDiscussion, removeExpired } from '../../discussion/discussion.purge.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** Removes a video with its discussion, and from what members have watched and put into playlists. */
export async function removeVideo(db: Db, video: number): Promise<void> {
  await removeDiscussion(db, video)
  for (const table of ['video_history', 'playlist_videos'])
    await inParts(
      db,
      (most) => sql`delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where video_id = ${video} limit ${most})`,
    )
  await sql`delete from videos where id = ${video}`.execute(db)
}

export const removeDeletedVideos = ({ database }: Platform): JobKind<object> => ({
  name: 'videos.remove-deleted',
  every: '52 * * * *',
  async work() {
    const failures = await removeExpired(database.db, 'videos', removeVideo)
    await inParts(
      database.db,
      (most) => sql`delete from playlists where id in (
        select id from playlists where deleted_at < now() - interval '30 days' limit ${most})`,
    ).catch((error: unknown) => failures.push(error))
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some of the deleted videos could not be removed')
  },
})
