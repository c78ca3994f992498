import { get_videos_comments } from '@commons/contract/videos/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../videos.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(get_videos_comments, async ({ video_id }, context) => {
  const { rows, next } =
    (await discussion.pageOfComments(video_id, context)) ?? context.refuse('video_not_found')
  return { comments: commentsShape(rows, context.viewer), ...next }
})
