/** Rows of comments and replies as the wire shows them, but for the names that each kind of object has for them. */
import { authorShape } from '../authors/author.shape.ts'
import { now } from '../platform/clock.ts'
import { duration } from '../platform/language.ts'
import type { Viewer } from '../platform/viewer.ts'
import { fileShape } from '../shown-files/shown-file.shape.ts'
import type { CommentRow } from './comments.queries.ts'

interface ReplyRow extends CommentRow {
  parent_id: number
}
const isReply = (row: CommentRow): row is ReplyRow => row.parent_id !== null

/** What all comments and replies have. */
function saidShape(row: CommentRow, viewer: Viewer) {
  return {
    ...authorShape(row.author_id, row, viewer.media),
    duration: duration(viewer.language, row.created_at, now()),
    created_at: row.created_at.toISOString(),
    mentions: row.mentions,
    ...fileShape(row, viewer, { isPrivate: !row.is_open, hides: row.hides_file }),
  }
}
type Said = ReturnType<typeof saidShape>

interface Names<Comment, Reply> {
  comment(row: CommentRow, said: Said, replies: Reply[]): Comment
  reply(row: ReplyRow, said: Said): Reply
}

/** The functions that make the comments and replies of a kind of object out of rows, under the names it has for them. */
export function commentShapes<Comment, Reply>({ comment, reply }: Names<Comment, Reply>) {
  const replyShape = (row: CommentRow, viewer: Viewer) => {
    if (!isReply(row)) throw new Error('It replies to nothing')
    return reply(row, saidShape(row, viewer))
  }
  const commentShape = (row: CommentRow, viewer: Viewer, replies: Reply[] = []) =>
    comment(row, saidShape(row, viewer), replies)

  /** The comments of these rows in their order, each with those of its replies that are among them, oldest first. */
  const commentsShape = (rows: readonly CommentRow[], viewer: Viewer): Comment[] => {
    const replies = Map.groupBy(rows.filter(isReply), (row) => row.parent_id)
    const repliesTo = ({ id }: CommentRow) =>
      (replies.get(id) ?? []).toReversed().map((row) => replyShape(row, viewer))
    return rows.filter((row) => !isReply(row)).map((row) => commentShape(row, viewer, repliesTo(row)))
  }

  return {
    commentShape,
    commentsShape,
    replyShape,
    repliesShape: (rows: readonly CommentRow[], viewer: Viewer): Reply[] =>
      rows.filter(isReply).map((row) => replyShape(row, viewer)),
    /** The comments of these rows by the id of their object, oldest first. */
    commentsByObject: (rows: readonly CommentRow[], viewer: Viewer): Map<number, Comment[]> =>
      new Map(
        Array.from(
          Map.groupBy(rows, (row) => row.object_id),
          ([object, its]) => [object, commentsShape(its, viewer).toReversed()],
        ),
      ),
  }
}

/** The cursors of a page of comments, or of replies; one's own that wait have none. */
export function cursorsOf(rows: readonly CommentRow[]): number[] {
  return rows.flatMap(({ position }) => (position === null ? [] : [position]))
}
