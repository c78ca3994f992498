/** Comments on surveys and replies to them, with their field names on the wire. */
import type { VotingComment, VotingReply } from '@commons/contract/surveys-comments.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'

export const { commentShape, commentsShape, replyShape, repliesShape } = commentShapes<
  VotingComment,
  VotingReply
>({
  comment: (row, said, replies) => ({
    voting_comment_id: row.id,
    voting_title_id: row.object_id,
    comment: row.message,
    ...said,
    reply_count: row.replies,
    reply: replies,
  }),
  reply: (row, said) => ({
    voting_comment_reply_id: row.id,
    voting_comment_id: row.parent_id,
    voting_title_id: row.object_id,
    reply: row.message,
    ...said,
  }),
})
