/** Comments on reels and replies to them, with their field names on the wire. */
import type { ReelComment, ReelReply } from '@commons/contract/reels-comments.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { likesOf } from '../../../discussion/comment-likes.queries.ts'
import { commentShapes } from '../../../discussion/comments.shape.ts'
import type { CommentRow } from '../../../discussion/comments.queries.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import type { Viewer } from '../../../platform/viewer.ts'

/** A new comment has no likes; `likedComments` and `likedReplies` add those of others. */
const noLikes = { like_count: 0, comment_reel_liked: 0 } as const

export const { commentShape, commentsShape, replyShape, repliesShape } = commentShapes<
  ReelComment,
  ReelReply
>({
  comment: (row, said, replies) => ({
    comment_id: row.id,
    reel_id: row.object_id,
    comment: row.message,
    ...said,
    ...noLikes,
    reply_count: row.replies,
    replies,
  }),
  reply: (row, said) => ({
    reply_id: row.id,
    comment_id: row.parent_id,
    reel_id: row.object_id,
    reply: row.message,
    ...said,
    ...noLikes,
  }),
})

/** Returns comments and the replies below them as the viewer sees them, with their likes. */
export async function likedComments(
  rows: readonly CommentRow[],
  viewer: Viewer,
  db: Db,
): Promise<ReelComment[]> {
  const comments = commentsShape(rows, viewer)
  const ids = comments.flatMap(({ comment_id, replies }) => [
    comment_id,
    ...replies.map(({ reply_id }) => reply_id),
  ])
  const likes = await likesOf(db, viewer.member.id, ids)
  return comments.map((comment) => ({
    ...liked(comment, comment.comment_id, likes),
    replies: comment.replies.map((reply) => liked(reply, reply.reply_id, likes)),
  }))
}

/** Returns replies as the viewer sees them, with their likes. */
export async function likedReplies(
  rows: readonly CommentRow[],
  viewer: Viewer,
  db: Db,
): Promise<ReelReply[]> {
  const replies = repliesShape(rows, viewer)
  const likes = await likesOf(
    db,
    viewer.member.id,
    replies.map(({ reply_id }) => reply_id),
  )
  return replies.map((reply) => liked(reply, reply.reply_id, likes))
}

function liked<Said extends object>(said: Said, id: number, likes: Awaited<ReturnType<typeof likesOf>>) {
  const its = likes.get(id)
  return its ? { ...said, like_count: its.likes, comment_reel_liked: flag(its.liked) } : said
}
