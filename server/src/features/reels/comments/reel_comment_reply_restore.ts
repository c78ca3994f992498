import { reel_comment_reply_restore } from '@commons/contract/reels-comments.ts'
import { handle } from '../../../platform/call/handle.ts'
import { discussion } from '../reels.discussion.ts'
import { repliesShape, repliesWithLikes } from './comments.shape.ts'

export default handle(reel_comment_reply_restore, async ({ reel_comment_reply_id: id }, context) => {
  const { tx, member, viewer, refuse } = context
  const rows = await discussion.restore('reply', id, context)
  const [reply] = await repliesWithLikes(tx, member.id, repliesShape(rows, viewer))
  return { recdata: reply ?? refuse('comment_not_found') }
})
