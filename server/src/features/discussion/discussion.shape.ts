/** Comments and replies of every kind, as the common calls answer them. */
import type { Comment, Reply } from '@commons/contract/discussion.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { likesOf } from '../../discussion/comment-likes.queries.ts'
import type { CommentCard, CommentRow } from '../../discussion/comments.queries.ts'
import { commentShapes } from '../../discussion/comments.shape.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'

/** A new comment has no likes; `liked` adds those of others. */
const noLikes = { like_count: 0, liked: 0 } as const

const words = ({ id, object_id, parent_id, message }: CommentCard) => ({
  comment_id: id,
  object_id,
  parent_id,
  comment: message,
  ...noLikes,
})

const shapes = commentShapes<Comment, Reply>({
  comment: (row, said, replies) => ({ ...words(row), ...said, reply_count: row.replies, replies }),
  reply: (row, said) => ({ ...words(row), ...said }),
})

/** A new comment, and a new reply. */
export const { commentShape, replyShape } = shapes

async function liker(rows: readonly CommentRow[], viewer: Viewer, db: Db) {
  const likes = await likesOf(
    db,
    viewer.member.id,
    rows.map(({ id }) => id),
  )
  return <S extends Reply>(said: S): S => {
    const its = likes.get(said.comment_id)
    return its ? { ...said, like_count: its.likes, liked: flag(its.liked) } : said
  }
}

/** Returns comments and the replies below them as the viewer sees them, with their likes. */
export async function commentsShape(rows: readonly CommentRow[], viewer: Viewer, db: Db): Promise<Comment[]> {
  const liked = await liker(rows, viewer, db)
  return shapes
    .commentsShape(rows, viewer)
    .map((comment) => ({ ...liked(comment), replies: comment.replies.map(liked) }))
}

/** Returns replies as the viewer sees them, with their likes. */
export async function repliesShape(rows: readonly CommentRow[], viewer: Viewer, db: Db): Promise<Reply[]> {
  return shapes.repliesShape(rows, viewer).map(await liker(rows, viewer, db))
}
