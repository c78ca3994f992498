import { reel_comment_reply_delete } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'

export default handle(reel_comment_reply_delete, async ({ reel_comment_reply_id: id }, context) => {
  const { object, comment, replies } = await discussion.deleteReply(id, context)
  return { recdata: { reel_id: object, comment_id: comment, reply_count: replies } }
})
