/** The captions of videos. */
import { sql } from 'kysely'
import type { FileUse } from '../../../platform/media/uses.ts'
import { videos, visibleVideo } from '../../../visibility/videos.ts'

const ofCaptions = sql`from video_captions cp join videos vd on vd.id = cp.video_id where cp.media_id = m.id`

/** Whoever sees a video may read its captions. */
export const videoCaptions: FileUse = {
  name: 'video_captions',
  audience: {
    open: sql`(select ${videos.isOpen} ${ofCaptions})`,
    visible: (viewer) => sql`(select ${visibleVideo(viewer)} ${ofCaptions})`,
  },
}
