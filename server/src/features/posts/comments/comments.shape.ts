/** Comments on posts and replies to them, with their field names on the wire. */
import type { PostComment, PostReply } from '@commons/contract/posts/posts.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'

export const { commentShape, commentsShape, commentsByObject, keptShape, replyShape, repliesShape } =
  commentShapes<PostComment, PostReply>({
    comment: (row, said, replies) => ({
      post_comment_id: row.id,
      post_id: row.object_id,
      comment: row.message,
      ...said,
      reply_count: row.replies,
      reply: replies,
    }),
    reply: (row, said) => ({
      post_comment_reply_id: row.id,
      post_comment_id: row.parent_id,
      post_id: row.object_id,
      reply: row.message,
      ...said,
    }),
  })
