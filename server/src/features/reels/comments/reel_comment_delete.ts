import { reel_comment_delete } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'

export default handle(reel_comment_delete, async ({ reel_comment_id: id }, context) => {
  const { object, comments } = await discussion.deleteComment(id, context)
  return { recdata: { reel_id: object, comment_count: comments } }
})
