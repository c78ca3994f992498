import { restore_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockVideoFor } from './videos.access.ts'
import { videoAgain } from './videos.again.ts'
import { hintStaff } from './videos.hints.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isShared } from './videos.rules.ts'
import { setDeleted } from './videos.writing.queries.ts'

export default handle(restore_video, {
  again: videoAgain,
  async run({ video_id }, context) {
    const { tx, hint, hintOnly } = context
    const video = await lockVideoFor(context, video_id, 'delete_videos', { isDeleted: true })
    await setDeleted(tx, video_id, false)
    // Subscribers were turned away while it was deleted.
    await recheckVideo(context, video_id)
    if (video.is_published && isShared(video)) hint(`channel:${video.channel}`)
    else hintOnly(video.staff)
    hintStaff(context, video)
    return videoAgain.answer(video_id, { ...context, db: tx })
  },
})
