/** Comments on videos and replies to them, with their field names on the wire. */
import type { VideoComment, VideoReply } from '@commons/contract/videos/comments.ts'
import type { CommentCard } from '../../../discussion/comments.queries.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'

const textFlag = (isOn: 0 | 1) => (isOn === 1 ? '1' : '0')

const words = (
  { id, object_id, author_id }: CommentCard,
  { liked, disliked }: { readonly liked: 0 | 1; readonly disliked: 0 | 1 },
) =>
  ({
    comment_id: id,
    id: author_id,
    video_id: object_id,
    is_liked: textFlag(liked),
    is_disliked: textFlag(disliked),
  }) as const

export const { commentShape, commentsShape } = commentShapes<VideoComment, VideoReply>({
  comment: (row, { liked, disliked, ...said }, replies) => ({
    ...said,
    ...words(row, { liked, disliked }),
    comment: row.message,
    reply_count: row.replies,
    replies,
  }),
  reply: (row, { liked, disliked, ...said }) => ({
    ...said,
    ...words(row, { liked, disliked }),
    parent_id: row.parent_id,
    reply: row.message,
  }),
})
