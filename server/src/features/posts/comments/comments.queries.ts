/** SQL that reads comments and replies; what writes them is in `posts.comments.writing.queries.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../../../authors/author.queries.ts'
import { type Db, prepared } from '../../../platform/db/prepared.ts'
import { type FileRow, fileColumns, fileTable } from '../../../shown-files/shown-file.queries.ts'
import { shownMentions } from '../../../mentions/mentions.queries.ts'
import {
  commentCount,
  isOpenPost,
  replyCount,
  shownComment,
  visibleComment,
} from '../../../visibility/comments.ts'
import type { Who } from '../../../visibility/members.ts'
import { isMinor, targetPost, visiblePost } from '../../../visibility/posts.ts'

/** A comment or reply with its author and its file, whose columns are null where it has none. */
export interface CommentRow extends AuthorRow, FileRow {
  id: number
  post_id: number
  /** What it replies to; null for a comment. */
  parent_id: number | null
  /** Its place among the others; null while its file is not ready. */
  position: number | null
  author_id: number
  message: string
  mentions: Mention[]
  created_at: Date
  replies: number
  /** Every member sees its post. */
  is_open: boolean
  /** Its file is not for the viewer, who is too young. */
  hides_file: boolean
}

/** Replies that a comment is shown with. */
const repliesShown = 2
/** Comments that a post in a list is shown with. */
const commentsShown = 3
/** One's own that wait for their file stand above a list, so many at most. */
const mostWaiting = 20

interface Placed {
  id: number
  position: number | null
}

/** True for a comment on `post`, or for a reply to `comment`. */
const commentsOn = (post: Who) => sql<boolean>`c.post_id = ${post} and c.parent_id is null`
const repliesTo = (comment: Who) => sql<boolean>`c.parent_id = ${comment}`

/** Rows: the newest ones that are published, on a post or below a comment that `viewer` sees. */
const published = (
  belongs: RawBuilder<boolean>,
  viewer: Who,
  { before, limit, offset = sql`0` }: { before?: Who; limit: Who; offset?: Who },
) => sql<Placed>`
  select c.id, c.position from comments c
  where ${belongs} and c.deleted_at is null and ${before ? sql`c.position < ${before}` : sql`c.position is not null`}
    and ${shownComment(viewer)}
  order by c.position desc limit ${limit} offset ${offset}`

/** Rows: the viewer's own that are not, which nobody else sees. */
const waiting = (belongs: RawBuilder<boolean>, viewer: Who, limit: Who) => sql<Placed>`
  select c.id, c.position from comments c
  where ${belongs} and c.author_id = ${viewer} and c.position is null and c.deleted_at is null
  order by c.id desc limit ${limit}`

/** Rows: the newest `count` ones, the viewer's own that wait among them. */
const latest = (belongs: RawBuilder<boolean>, viewer: Who, count: number) => sql<{ id: number }>`
  select newest.id from (
    (${published(belongs, viewer, { limit: sql.lit(count) })})
    union all
    (${waiting(belongs, viewer, sql.lit(count))})
  ) as newest
  order by newest.position desc nulls first, newest.id desc limit ${sql.lit(count)}`

/** What the comment or reply of the row `c`, on the post of the row `p`, shows to `viewer`, but for its count. */
export const commentColumns = (viewer: Who) => sql`
    c.id, c.post_id, c.parent_id, c.position, c.author_id, ${authorColumns},
    c.message, ${shownMentions(viewer, sql.ref('c.mentions'))}, c.created_at,
    ${fileColumns()},
    ${isOpenPost} as is_open,
    cardinality(p.nsfw || (select o.nsfw from posts o where o.id = p.original_id)) > 0
      and ${isMinor(viewer)} as hides_file`
export const commentTables = sql`
  ${authorTables(sql`c.author_id`)}
  ${fileTable(sql`c.media_id`)}`

/**
 * The comments or replies of `ids`, which are few and all visible, newest first, and the latest replies to
 * them. They pass through an array because of the planner: it takes one for ten rows and joins by primary
 * key.
 */
const commentsOf = (ids: RawBuilder<{ id: number }>, viewer: Who) => sql<CommentRow>`
  select ${commentColumns(viewer)},
    ${replyCount(viewer, sql.ref('c.id'), sql.ref('c.replies'))} as replies
  from unnest(array(
    with page as materialized (${ids})
    select id from page
    union all
    select reply.id from page
      cross join lateral (${latest(repliesTo(sql.ref('page.id')), viewer, repliesShown)}) as reply
  )) as shown (id)
  join comments c on c.id = shown.id
  join posts p on p.id = c.post_id
  ${commentTables}
  order by c.position desc nulls first, c.id desc`

/** What is said of the post `post` belongs to, where `viewer` sees that: itself, or what it shows. */
const visibleTarget = (viewer: Who, post: Who) => sql<number | null>`
  (select p.id from posts p
    where p.id = (select ${targetPost} from posts p where p.id = ${post} and ${visiblePost(viewer)})
      and ${visiblePost(viewer)})`

const visibleParent = (viewer: Who, comment: Who) => sql<number | null>`
  (select c.id from comments c where c.id = ${comment} and c.parent_id is null and ${visibleComment(viewer)})`

type PageParameters = [
  viewer: number,
  of: number,
  before: number,
  limit: number,
  offset: number,
  isFirst: boolean,
]

/** A page of what is published; the first has what waits above it. */
const pageOf = (
  belongs: RawBuilder<boolean>,
  viewer: Who,
  [before, limit, offset, isFirst]: readonly [before: Who, limit: Who, offset: Who, isFirst: Who],
) => sql<Placed>`
  (${waiting(belongs, viewer, sql`case when ${isFirst}::boolean then ${sql.lit(mostWaiting)} else 0 end`)})
  union all
  (${published(belongs, viewer, { before, limit: sql`${limit}::int`, offset: sql`${offset}::int` })})`

export const listComments = prepared<PageParameters, CommentRow>('list_comments', (viewer, post, ...page) =>
  commentsOf(pageOf(commentsOn(visibleTarget(viewer, post)), viewer, page), viewer),
)

export const listReplies = prepared<PageParameters, CommentRow>('list_replies', (viewer, comment, ...page) =>
  commentsOf(pageOf(repliesTo(visibleParent(viewer, comment)), viewer, page), viewer),
)

/** The latest comments on each of these posts, which `viewer` sees and which are what was commented on. */
export const listLatestComments = prepared<[viewer: number, posts: number[]], CommentRow>(
  'list_latest_comments',
  (viewer, posts) =>
    commentsOf(
      // Behind a select, so that all numbers of posts look alike to the planner.
      sql`select each.id from unnest((select ${posts}::bigint[])) as post (id)
        cross join lateral (${latest(commentsOn(sql.ref('post.id')), viewer, commentsShown)}) as each`,
      viewer,
    ),
)

/** One comment or reply, and the latest replies to it; empty where `viewer` sees no such one. */
export const findComment = prepared<[viewer: number, comment: number], CommentRow>(
  'find_comment',
  (viewer, comment) =>
    commentsOf(
      sql`select c.id from comments c where c.id = ${comment} and ${visibleComment(viewer)}`,
      viewer,
    ),
)

const findTarget = prepared<[viewer: number, post: number], { id: number | null }>(
  'find_commented_post',
  (viewer, post) => sql`select ${visibleTarget(viewer, post)} as id`,
)

/** The post that comments on `post` belong to; undefined where `viewer` does not see it. */
export async function findCommentedPost(db: Db, viewer: number, post: number): Promise<number | undefined> {
  const [row] = await findTarget(db, viewer, post)
  return row?.id ?? undefined
}

const findParent = prepared<[viewer: number, comment: number], { post_id: number }>(
  'find_post_of_comment',
  (viewer, comment) => sql`select c.post_id from comments c where c.id = ${visibleParent(viewer, comment)}`,
)

/** The post of a comment that `viewer` sees. */
export async function findPostOfComment(
  db: Db,
  viewer: number,
  comment: number,
): Promise<number | undefined> {
  const [row] = await findParent(db, viewer, comment)
  return row?.post_id
}

/** What a post has to say of its comments after a change: whose it is, for whom, and how many they are. */
export interface Discussion {
  author: number
  audience: 'public' | 'private'
  comments: number
  /** Replies to the comment that was asked for. */
  replies: number
}

/**
 * Counts as `viewer` sees them. Whoever does not see the post any more can still delete what they wrote
 * there, and learns no more of it than that.
 */
const findCounts = prepared<[viewer: number, post: number, comment: number | null], Discussion>(
  'find_discussion',
  (viewer, post, comment) => sql`
    select p.author_id as author, p.audience,
      case when ${visiblePost(viewer)}
        then ${commentCount(viewer, sql.ref('p.id'), sql.ref('counts.comments'))} else 0 end as comments,
      coalesce((select ${replyCount(viewer, sql.ref('c.id'), sql.ref('c.replies'))} from comments c
        where c.id = ${comment}::bigint and ${visibleComment(viewer)}), 0) as replies
    from posts p join post_counts counts on counts.post_id = p.id
    where p.id = ${post}`,
)

export async function getDiscussion(
  db: Db,
  viewer: number,
  post: number,
  comment: number | null,
): Promise<Discussion> {
  const [row] = await findCounts(db, viewer, post, comment)
  if (!row) throw new Error('A comment belongs to a post')
  return row
}
