/** Publishes scheduled videos when their moment comes. */
import { now } from '../../platform/clock.ts'
import { inPages, workThrough } from '../../platform/due.ts'
import type { JobKind } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { write } from '../../platform/write.ts'
import { hintStaff, tellOfVideo } from './videos.hints.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { listDue, publishDue } from './videos.writing.queries.ts'

export async function publishScheduled(platform: Platform): Promise<void> {
  const at = now()
  await workThrough(platform, {
    due: inPages((after) => listDue(platform.database.db, at, after)),
    work: ({ id }) =>
      write(platform, async (context) => {
        const video = await publishDue(context.tx, id, at)
        if (!video) return
        await recheckVideo(context, id)
        if (video.is_published) tellOfVideo(context, video)
        else hintStaff(context, video)
      }),
    named: ({ id }) => ({ video: id }),
    failed: 'A scheduled video could not be published',
  })
}

export const publishScheduledVideos = (platform: Platform): JobKind<object> => ({
  name: 'videos.publish',
  every: '* * * * *',
  work: () => publishScheduled(platform),
})
