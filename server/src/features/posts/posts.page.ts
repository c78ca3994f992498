/** Pages of posts as sent on the wire, with the originals of reposts and the latest comments. */
import type { MessageId } from '@commons/contract/messages/en.ts'
import type { Post } from '@commons/contract/posts/posts.ts'
import { reactionsTo } from '../../discussion/comment-reactions.queries.ts'
import type { SeenFile } from '../../discussion/comments.queries.ts'
import type { Kept } from '../../discussion/comments.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { Page } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { findReach } from '../../visibility/feeds.ts'
import { commentsByObject, keptShape } from './comments/comments.shape.ts'
import { discussion } from './posts.discussion.ts'
import { findPost } from './posts.queries.ts'
import type { PostRow } from './posts.rows.ts'
import { type Beside, pageShape, postsShape } from './posts.shape.ts'
import { listShown } from './posts.shown.ts'
import { listWrittenSurveys } from './posts.survey.ts'

/**
 * Returns the latest comments of a page's posts: the cached ones where everyone sees the same, the others by
 * one statement for this viewer, with the reactions to them. Another reads those to the cached ones.
 */
async function commentsOf(db: Db, rows: PostRow[], viewer: Viewer): Promise<Beside['comments']> {
  const kept: Array<{ id: number; said: Kept; file: SeenFile }> = []
  const asked: number[] = []
  const shown = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows) {
    if (row.comments === 0) continue
    const file = fileSeen(row, shown)
    if (row.said && file) kept.push({ id: row.id, said: row.said, file })
    else asked.push(row.id)
  }
  const cached = kept.flatMap(({ said }) => said.cards.map(({ id }) => id))
  const [latest, reactions] = await Promise.all([
    asked.length > 0 ? discussion.listLatestComments(db, viewer.member.id, asked) : [],
    reactionsTo(db, viewer.member.id, cached),
  ])
  const comments = commentsByObject(latest, viewer)
  for (const { id, said, file } of kept) comments.set(id, keptShape(said, file, { viewer, reactions }))
  return comments
}

/**
 * Returns how files of a post's comments are seen; undefined where that depends on an original that isn't on
 * the page.
 */
function fileSeen(
  { card, viewer_is_minor }: PostRow,
  shown: ReadonlyMap<number, PostRow>,
): SeenFile | undefined {
  const original = card.original_id === null ? card : shown.get(card.original_id)?.card
  return (
    original && {
      is_open: [card, original].every(
        ({ position, audience, group_id }) => position !== null && audience === 'public' && group_id === null,
      ),
      hides_file: viewer_is_minor && card.nsfw.length + original.nsfw.length > 0,
    }
  )
}

/** Returns what is shown with these posts: their comments, and the objects that they show. */
async function besideOf(db: Db, rows: PostRow[], viewer: Viewer): Promise<Beside> {
  const unpublished = rows.flatMap(({ id, card }) => (card.position === null ? [id] : []))
  const [comments, shown, written] = await Promise.all([
    commentsOf(db, rows, viewer),
    listShown(
      db,
      rows.map(({ card }) => card.shows),
      viewer,
    ),
    listWrittenSurveys(db, unpublished),
  ])
  return { comments, shown, written }
}

/** Returns a page of a list, with the cursor to the next. */
export async function postsPage(db: Db, rows: PostRow[], page: Page, viewer: Viewer) {
  return pageShape(rows, page, viewer, await besideOf(db, rows, viewer))
}

/**
 * Returns a page of a list without what the viewer has muted. A short page isn't the last where the search
 * stopped early.
 */
export async function unmutedPage(db: Db, rows: PostRow[], asked: Page, viewer: Viewer) {
  const page = await postsPage(db, rows, asked, viewer)
  if (page.next !== undefined) return page
  const reach = await findReach(db, viewer.member.id, asked.before)
  // Newer posts have moved the reach: no row may appear twice.
  const last = rows.findLast(({ listed }) => listed)?.cursor ?? Infinity
  return reach > 0 ? { ...page, next: String(Math.min(reach + 1, last)) } : page
}

export async function wholePosts(db: Db, rows: PostRow[], viewer: Viewer) {
  return postsShape(rows, viewer, await besideOf(db, rows, viewer))
}

/** Returns the one post of these rows; undefined where there is none. */
export async function wholePost(db: Db, rows: PostRow[], viewer: Viewer) {
  const [post] = await wholePosts(db, rows, viewer)
  return post
}

interface Repeating {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: 'post_not_found'): never
  say(message: MessageId): void
}

/** A repeated call that created a post returns it as its author sees it now. */
export const postAgain = {
  made: ({ recdata }: { recdata: Post }) => recdata.post_id,
  async answer(id: number, { db, viewer, refuse, say }: Repeating) {
    const post = await wholePost(db, await findPost(db, viewer.member.id, id), viewer)
    if (post?.file_state === 'processing') say('done.post_waits')
    return { recdata: post ?? refuse('post_not_found') }
  },
}
