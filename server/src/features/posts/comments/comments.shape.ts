/** Rows of comments and replies as the wire shows them. */
import type { PostComment, PostReply } from '@commons/contract/posts.ts'
import { authorShape } from '../../../authors/author.shape.ts'
import { now } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/prepared.ts'
import { duration } from '../../../platform/language.ts'
import { type CommentRow, listLatestComments } from './comments.queries.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { fileShape } from '../../../shown-files/shown-file.shape.ts'
import type { CommentsByPost } from '../posts.shape.ts'

function commonShape(row: CommentRow, viewer: Viewer) {
  return {
    post_id: row.post_id,
    ...authorShape(row.author_id, row, viewer.media),
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    mentions: row.mentions,
    ...fileShape(row, viewer, { isPrivate: !row.is_open, hides: row.hides_file }),
  }
}

function replyShape(row: CommentRow, comment: number, viewer: Viewer): PostReply {
  return {
    post_comment_reply_id: row.id,
    post_comment_id: comment,
    reply: row.message,
    ...commonShape(row, viewer),
  }
}

/** The comments of these rows in their order, each with those of its replies that are among them, oldest first. */
export function commentsShape(rows: readonly CommentRow[], viewer: Viewer): PostComment[] {
  const replies = Map.groupBy(
    rows.filter((row) => row.parent_id !== null),
    (row) => row.parent_id,
  )
  return rows
    .filter((row) => row.parent_id === null)
    .map((row) => ({
      post_comment_id: row.id,
      comment: row.message,
      ...commonShape(row, viewer),
      reply_count: row.replies,
      reply: (replies.get(row.id) ?? []).toReversed().map((reply) => replyShape(reply, row.id, viewer)),
    }))
}

export function repliesShape(rows: readonly CommentRow[], viewer: Viewer): PostReply[] {
  return rows.flatMap((row) => (row.parent_id === null ? [] : [replyShape(row, row.parent_id, viewer)]))
}

/** The cursor behind a page of comments, or of replies; a page that is not full is the last. */
export function nextOf(rows: readonly CommentRow[], limit: number): { next?: string } {
  const positions = rows.flatMap(({ position }) => (position === null ? [] : [position]))
  return positions.length === limit ? { next: String(positions.at(-1)) } : {}
}

/** The latest comments on each of these posts, oldest first, by one statement; by none where there is no post. */
export async function latestComments(
  db: Db,
  posts: readonly number[],
  viewer: Viewer,
): Promise<CommentsByPost> {
  if (posts.length === 0) return new Map()
  const rows = await listLatestComments(db, viewer.member.id, [...posts])
  return Map.groupBy(commentsShape(rows, viewer).toReversed(), ({ post_id }) => post_id)
}
