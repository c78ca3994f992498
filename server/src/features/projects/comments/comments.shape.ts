/** Converts questions about projects, and replies to them, to the wire format. */
import type { ProjectComment, ProjectReply } from '@commons/contract/projects-comments.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'

export const { commentShape, commentsShape, replyShape, repliesShape } = commentShapes<
  ProjectComment,
  ProjectReply
>({
  comment: (row, said, replies) => ({
    project_comment_id: row.id,
    discussion_id: row.object_id,
    comment: row.message,
    ...said,
    reply_count: row.replies,
    reply: replies,
  }),
  reply: (row, said) => ({
    project_comment_reply_id: row.id,
    project_comment_id: row.parent_id,
    discussion_id: row.object_id,
    reply: row.message,
    ...said,
  }),
})
