import { get_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { findVideoOrLocked } from './videos.queries.ts'
import { videoShape } from './videos.shape.ts'

export default handle(get_video, async ({ video_id }, { db, member, viewer, refuse }) => {
  const row = (await findVideoOrLocked(db, member.id, video_id)) ?? refuse('video_not_found')
  return { response: videoShape(row, viewer) }
})
