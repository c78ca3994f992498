/** Comments and replies of every kind, as the common calls answer them. */
import type { Comment, Reply } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import type { CommentCard } from '../../discussion/comments.queries.ts'
import { commentShapes } from '../../discussion/comments.shape.ts'

const words = ({ id, object_id, parent_id, message, is_hearted, held_for }: CommentCard) => ({
  comment_id: id,
  object_id,
  parent_id,
  comment: message,
  hearted: flag(is_hearted),
  held: flag(held_for !== null),
})

export const { commentShape, commentsShape, replyShape, repliesShape } = commentShapes<Comment, Reply>({
  comment: (row, said, replies) => ({ ...words(row), ...said, reply_count: row.replies, replies }),
  reply: (row, said) => ({ ...words(row), ...said }),
})
