/** The files of videos, and their thumbnails. */
import { sql } from 'kysely'
import type { MediaUse } from '../../platform/media/uses.ts'
import { videos, visibleVideo } from '../../visibility/videos.ts'
import { putNextFile } from './replacements/replacements.queries.ts'
import { hintStaff, tellOfVideo } from './videos.hints.ts'
import type { WriteContext } from '../../platform/write.ts'
import { isShared } from './videos.rules.ts'
import { findVideoOf, type PlacedVideo, publishWaitingVideo } from './videos.writing.queries.ts'

/** Tells those who see a video that one of its files has changed. */
function hintFile({ hint }: Pick<WriteContext, 'hint'>, video: PlacedVideo | undefined): void {
  if (!video) return
  hint(`video:${video.id}`, video.is_published && isShared(video) ? undefined : video.staff)
}

export const videoMedia: MediaUse = {
  name: 'video',
  audience: {
    open: sql`(select ${videos.isOpen} from videos vd where vd.media_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleVideo(viewer)} from videos vd where vd.media_id = m.id)`,
  },
  // A card on a phone, the same at a higher density, the player.
  widths: [320, 720, 1280],
  streams: true,
  waitingTopic: (owner) => `videos:${owner}`,
  async settled(context, { id, owner, state }) {
    context.hint(`videos:${owner}`, [owner])
    if (state === 'failed') return hintFile(context, await findVideoOf(context.tx, { media_id: id }))
    const replaced = await putNextFile(context.tx, id)
    if (replaced) {
      if (replaced.is_deleted) return
      hintStaff(context, replaced)
      return hintFile(context, replaced)
    }
    const video = await publishWaitingVideo(context.tx, id)
    if (video && !video.is_deleted) tellOfVideo(context, video)
  },
  async grown(context, { id }) {
    hintFile(context, await findVideoOf(context.tx, { media_id: id }))
  },
}

export const videoThumbnailMedia: MediaUse = {
  name: 'video_thumbnail',
  audience: {
    open: sql`(select ${videos.isOpen} from videos vd where vd.thumbnail_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleVideo(viewer)} from videos vd where vd.thumbnail_id = m.id)`,
  },
  widths: [320, 720, 1280],
  aspect: 16 / 9,
  async settled(context, { id }) {
    hintFile(context, await findVideoOf(context.tx, { thumbnail_id: id }))
  },
}
