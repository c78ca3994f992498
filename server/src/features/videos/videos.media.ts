/** The files of videos, and their thumbnails. */
import { sql } from 'kysely'
import type { MediaUse } from '../../platform/media/uses.ts'
import { videos, visibleVideo } from '../../visibility/videos.ts'
import { tellOfVideo } from './videos.hints.ts'
import { findVideoOfThumbnail, publishWaitingVideo } from './videos.writing.queries.ts'
import { isOpen } from './videos.rules.ts'

export const videoMedia: MediaUse = {
  name: 'video',
  audience: {
    open: sql`(select ${videos.isOpen} from videos vd where vd.media_id = m.id)`,
    visible: (viewer) => sql`(select ${visibleVideo(viewer)} from videos vd where vd.media_id = m.id)`,
  },
  // A card on a phone, the same at a higher density, the player.
  widths: [320, 720, 1280],
  async settled(context, { id, owner, state }) {
    context.hint(`videos:${owner}`, [owner])
    const video = state === 'ready' ? await publishWaitingVideo(context.tx, id) : undefined
    if (video && !video.is_deleted) tellOfVideo(context, video)
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
  async settled({ tx, hint }, { id, owner }) {
    const video = await findVideoOfThumbnail(tx, id)
    if (video) hint(`video:${video.id}`, video.is_published && isOpen(video) ? undefined : [owner])
  },
}
