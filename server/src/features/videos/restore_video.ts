import { restore_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { videoAgain } from './videos.again.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isShared } from './videos.rules.ts'
import { setDeleted } from './videos.writing.queries.ts'

export default handle(restore_video, {
  again: videoAgain,
  async run({ video_id }, context) {
    const { tx, member, refuse, hint, hintOnly } = context
    const video = (await setDeleted(tx, member.id, video_id, false)) ?? refuse('video_not_found')
    // Subscribers were turned away while it was deleted.
    await recheckVideo(context, video_id)
    if (video.is_published && isShared(video)) hint(`channel:${video.channel}`)
    else hintOnly([member.id])
    return videoAgain.answer(video_id, { ...context, db: tx })
  },
})
