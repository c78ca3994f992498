import { comments_by_reel_id } from '@commons/contract/reels/comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { commentsShape } from './comments.shape.ts'

export default handle(comments_by_reel_id, async ({ reel_id }, context) => {
  const { rows, next } =
    (await discussion.pageOfComments(reel_id, context)) ?? context.refuse('reel_not_found')
  return { comments: commentsShape(rows, context.viewer), ...next }
})
