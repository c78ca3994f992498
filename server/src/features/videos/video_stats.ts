import { video_stats } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { videoAgain } from './videos.again.ts'

export default handle(video_stats, async ({ video_id }, context) => {
  const { recdata } = await videoAgain.answer(video_id, context)
  const { view_count, like_count, dislike_count, comment_count, is_liked, is_disliked } = recdata
  return {
    data: { video_id, view_count, like_count, dislike_count, comment_count, is_liked, is_disliked },
  }
})
