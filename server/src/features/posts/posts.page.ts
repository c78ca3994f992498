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
import { keptPost, type Missing, shapePost } from './posts.kept.ts'
import { type Beside, nextPageOf, nothing, partsOf } from './posts.shape.ts'
import { listShown } from './posts.shown.ts'
import { listWrittenSurveys } from './posts.survey.ts'

/**
 * Returns the latest comments of a page's posts: the cached ones where everyone sees the same, the others by
 * one statement for this viewer, with the reactions to them. Another reads those to the cached ones.
 */
async function commentsOf(
  db: Db,
  rows: readonly PostRow[],
  shown: ReadonlyMap<number, PostRow>,
  viewer: Viewer,
): Promise<Beside['comments']> {
  const kept: Array<{ id: number; said: Kept; file: SeenFile }> = []
  const asked: number[] = []
  for (const row of rows) {
    if (row.comments === 0) continue
    const file = fileSeen(row, shown)
    if (row.said && file) kept.push({ id: row.id, said: row.said, file })
    else asked.push(row.id)
  }
  const cached = kept.flatMap(({ said }) => said.cards.flatMap((card) => (card.is_reacted ? [card.id] : [])))
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

interface Asked {
  readonly rows: readonly PostRow[]
  readonly ofPage: ReadonlyMap<number, PostRow>
  readonly missing: ReadonlyArray<Missing | undefined>
}

/** Returns what is shown with these posts, as far as it is missing: their comments, and the objects that they show. */
async function besideOf(db: Db, { rows, ofPage, missing }: Asked, viewer: Viewer): Promise<Beside> {
  const some = rows.filter((_, nth) => missing[nth] !== undefined)
  if (some.length === 0) return nothing
  const whole = rows.filter((_, nth) => missing[nth] === 'all')
  const unpublished = whole.flatMap(({ id, card }) => (card.position === null ? [id] : []))
  const contents = whole.map((row) => partsOf(row, ofPage).content.card)
  const [comments, shown, written] = await Promise.all([
    commentsOf(db, [...new Set(some.map((row) => partsOf(row, ofPage).target))], ofPage, viewer),
    listShown(
      db,
      contents.map(({ shows }) => shows),
      viewer,
    ),
    listWrittenSurveys(db, unpublished),
  ])
  return { comments, shown, written }
}

/** Returns a page of a list, with the cursor to the next. */
export async function postsPage(db: Db, rows: PostRow[], page: Page, viewer: Viewer) {
  return { recdata: await wholePosts(db, rows, viewer), ...nextPageOf(rows, page) }
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

/** Returns listed posts in the order of their rows; originals of reposts appear only inside these. */
export async function wholePosts(db: Db, rows: PostRow[], viewer: Viewer): Promise<Post[]> {
  const ofPage = new Map(rows.map((row) => [row.id, row]))
  const listed = rows.filter((row) => row.listed)
  const posts = listed.map((row) => keptPost(row, ofPage, viewer))
  const beside = await besideOf(db, { rows: listed, ofPage, missing: posts.map(missingOf) }, viewer)
  return listed.map((row, nth) => {
    const post = posts[nth]
    return typeof post === 'object' ? post : shapePost(row, ofPage, viewer, beside)
  })
}
const missingOf = (post: Post | Missing): Missing | undefined => (typeof post === 'object' ? undefined : post)

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
