import { reel_comment_reply_restore } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { likedReplies } from './comments.shape.ts'

export default handle(reel_comment_reply_restore, async ({ reel_comment_reply_id: id }, context) => {
  const { tx, viewer, refuse } = context
  const rows = await discussion.restore('reply', id, context)
  const [reply] = await likedReplies(rows, viewer, tx)
  return { recdata: reply ?? refuse('comment_not_found') }
})
