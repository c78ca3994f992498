import { delete_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { recheckVideo } from './videos.rechecks.ts'
import { isShared } from './videos.rules.ts'
import { setDeleted } from './videos.writing.queries.ts'

export default handle(delete_video, async ({ video_id }, context) => {
  const { tx, member, refuse, hint, hintOnly } = context
  const video = (await setDeleted(tx, member.id, video_id, true)) ?? refuse('video_not_found')
  if (video.is_published && isShared(video)) hint(`channel:${video.channel}`)
  else hintOnly([member.id])
  await recheckVideo(context, video_id)
  return {}
})
