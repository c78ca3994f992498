import { delete_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockVideoFor } from './videos.access.ts'
import { hintStaff } from './videos.hints.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isShared } from './videos.rules.ts'
import { setDeleted } from './videos.writing.queries.ts'

export default handle(delete_video, async ({ video_id }, context) => {
  const { tx, hint, hintOnly } = context
  const video = await lockVideoFor(context, video_id, 'delete_videos')
  await setDeleted(tx, video_id, true)
  if (video.is_published && isShared(video)) hint(`channel:${video.channel}`)
  else hintOnly(video.staff)
  hintStaff(context, video)
  await recheckVideo(context, video_id)
  return {}
})
