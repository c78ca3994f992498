/** Removes for good the videos that were deleted 30 days ago or never published. */
import { inParts, removeDiscussion, removeExpired } from '../../discussion/discussion.purge.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/prepared.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** Removes a video with its discussion, and from what members have watched. */
export async function removeVideo(db: Db, video: number): Promise<void> {
  await removeDiscussion(db, video)
  await inParts(
    db,
    (most) => sql`delete from video_history where ctid in (
      select ctid from video_history where video_id = ${video} limit ${most})`,
  )
  await sql`delete from videos where id = ${video}`.execute(db)
}

export const removeDeletedVideos = ({ database }: Platform): JobKind<object> => ({
  name: 'videos.remove-deleted',
  every: '52 * * * *',
  async work() {
    const failures = await removeExpired(database.db, 'videos', removeVideo)
    if (failures.length > 0)
      throw new AggregateError(failures, 'Some of the deleted videos could not be removed')
  },
})
