/** Comments on reels and replies to them, with their field names on the wire. */
import type { ReelComment, ReelReply } from '@commons/contract/reels/comments.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'

export const { commentShape, commentsShape, replyShape, repliesShape } = commentShapes<
  ReelComment,
  ReelReply
>({
  comment: (row, { liked, ...said }, replies) => ({
    comment_id: row.id,
    reel_id: row.object_id,
    comment: row.message,
    ...said,
    comment_reel_liked: liked,
    reply_count: row.replies,
    replies,
  }),
  reply: (row, { liked, ...said }) => ({
    reply_id: row.id,
    comment_id: row.parent_id,
    reel_id: row.object_id,
    reply: row.message,
    ...said,
    comment_reel_liked: liked,
  }),
})
