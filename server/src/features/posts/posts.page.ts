/** A page of posts whole: their rows, what reposts show, and the latest comments. */
import type { Viewer } from '../../platform/viewer.ts'
import type { Page } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { findReach } from '../../visibility/feeds.ts'
import { commentsByObject } from './comments/comments.shape.ts'
import { discussion } from './posts.discussion.ts'
import type { PostRow } from './posts.queries.ts'
import { type CommentsByPost, commentedPosts, pageShape, postsShape } from './posts.shape.ts'

/** The latest comments of those of a page that have any, by one statement; by none where none has. */
async function commentsOf(db: Db, rows: PostRow[], viewer: Viewer): Promise<CommentsByPost> {
  const posts = commentedPosts(rows)
  if (posts.length === 0) return new Map()
  return commentsByObject(await discussion.listLatestComments(db, viewer.member.id, posts), viewer)
}

/** A page of a list, with the cursor to the next. */
export async function postsPage(db: Db, rows: PostRow[], page: Page, viewer: Viewer) {
  return pageShape(rows, page, viewer, await commentsOf(db, rows, viewer))
}

/**
 * A page of a list that leaves out what the viewer has muted. A short one is not the end where it was not
 * looked for everywhere.
 */
export async function unmutedPage(db: Db, rows: PostRow[], asked: Page, viewer: Viewer) {
  const page = await postsPage(db, rows, asked, viewer)
  if (page.next !== undefined) return page
  const reach = await findReach(db, viewer.member.id, asked.before)
  // What was posted since moved the reach: a row is not shown twice.
  const last = rows.findLast(({ listed }) => listed)?.cursor ?? Infinity
  return reach > 0 ? { ...page, next: String(Math.min(reach + 1, last)) } : page
}

export async function wholePosts(db: Db, rows: PostRow[], viewer: Viewer) {
  return postsShape(rows, viewer, await commentsOf(db, rows, viewer))
}

/** The one post of these rows; undefined where there is none. */
export async function wholePost(db: Db, rows: PostRow[], viewer: Viewer) {
  const [post] = await wholePosts(db, rows, viewer)
  return post
}
