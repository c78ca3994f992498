/** SQL that reads comments and replies; what writes them is in `comments.writing.queries.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { type AuthorRow, authorColumns, authorTables } from '../authors/author.queries.ts'
import { shownMentions } from '../mentions/mentions.queries.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { type FileRow, fileColumns, fileTable } from '../shown-files/shown-file.queries.ts'
import { commentCount, replyCount, shownComment, visibleComment } from '../visibility/comments.ts'
import { isMinor, nobody, type Who } from '../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

/** What a comment or reply shows of itself and its file, whoever looks; the file's columns are null where it has none. */
export interface CommentCard extends FileRow {
  id: number
  object_id: number
  /** What it replies to; null for a comment. */
  parent_id: number | null
  /** Its place among the others; null while its file is not ready. */
  position: number | null
  author_id: number
  message: string
  mentions: Mention[]
  created_at: Date
  replies: number
}

/** How a viewer sees the file of a comment. */
export interface SeenFile {
  /** Every member sees its object. */
  is_open: boolean
  /** Its file is not for the viewer, who is too young. */
  hides_file: boolean
}

/** A comment or reply as a viewer sees it, with its author. */
export interface CommentRow extends CommentCard, AuthorRow, SeenFile {}

/** Replies that a comment is shown with. */
const repliesShown = 2
/** Comments that an object in a list is shown with. */
const commentsShown = 3
/** One's own that wait for their file stand above a list, so many at most. */
const mostWaiting = 20

interface Placed {
  id: number
  position: number | null
}

/** True for a comment on `object`, or for a reply to `comment`. */
const commentsOn = (object: Who) => sql<boolean>`c.object_id = ${object} and c.parent_id is null`
const repliesTo = (comment: Who) => sql<boolean>`c.parent_id = ${comment}`

/** Rows: the newest ones that are published, on an object or below a comment that `viewer` sees. */
const published = (
  kind: ObjectKind,
  belongs: RawBuilder<boolean>,
  viewer: Who,
  { before, limit, offset = sql`0` }: { before?: Who; limit: Who; offset?: Who },
) => sql<Placed>`
  select c.id, c.position from comments c
  where ${belongs} and c.deleted_at is null and ${before ? sql`c.position < ${before}` : sql`c.position is not null`}
    and ${shownComment(viewer, [kind])}
  order by c.position desc limit ${limit} offset ${offset}`

/** Rows: the viewer's own that are not, which nobody else sees. */
const waiting = (belongs: RawBuilder<boolean>, viewer: Who, limit: Who) => sql<Placed>`
  select c.id, c.position from comments c
  where ${belongs} and c.author_id = ${viewer} and c.position is null and c.deleted_at is null
  order by c.id desc limit ${limit}`

/** Rows: the newest `count` ones, the viewer's own that wait among them. */
const latest = (kind: ObjectKind, belongs: RawBuilder<boolean>, viewer: Who, count: number) => sql<{
  id: number
}>`
  select newest.id from (
    (${published(kind, belongs, viewer, { limit: sql.lit(count) })})
    union all
    (${waiting(belongs, viewer, sql.lit(count))})
  ) as newest
  order by newest.position desc nulls first, newest.id desc limit ${sql.lit(count)}`

/** What the comment or reply of the row `c`, on the object of the kind's row, shows to `viewer`, but for its count. */
export const commentColumns = (kind: ObjectKind, viewer: Who) => sql`
    c.id, c.object_id, c.parent_id, c.position, c.author_id, ${authorColumns},
    c.message, ${shownMentions(viewer, sql.ref('c.mentions'))}, c.created_at,
    ${fileColumns()},
    ${kind.isOpen} and c.circle = 0 as is_open,
    ${kind.isUnsafe} and ${isMinor(viewer)} as hides_file`
export const commentTables = sql`
  ${authorTables(sql`c.author_id`)}
  ${fileTable(sql`c.media_id`)}`

/**
 * The comments or replies of `ids`, which are few and all visible, as `c`, and the latest replies to them. They
 * pass through an array because of the planner: it takes one for ten rows and joins by primary key.
 */
const withReplies = (kind: ObjectKind, ids: RawBuilder<{ id: number }>, viewer: Who) => sql`
  unnest(array(
    with page as materialized (${ids})
    select id from page
    union all
    select reply.id from page
      cross join lateral (${latest(kind, repliesTo(sql.ref('page.id')), viewer, repliesShown)}) as reply
  )) as shown (id)
  join comments c on c.id = shown.id`
const newestFirst = sql`order by c.position desc nulls first, c.id desc`

const commentsOf = (kind: ObjectKind, ids: RawBuilder<{ id: number }>, viewer: Who) => sql<CommentRow>`
  select ${commentColumns(kind, viewer)},
    ${replyCount(kind, { viewer, counted: sql.ref('c.replies') })} as replies
  from ${withReplies(kind, ids, viewer)}
  join ${rowsOf(kind)} on ${columnOf(kind, 'id')} = c.object_id
  ${commentTables}
  ${newestFirst}`

/** Kept in memory with its object; as JSON, in which a date is text. */
export type StoredComment = Omit<CommentCard, 'created_at'> & { created_at: string }

/**
 * Column: the latest comments on an object with `counted` of them, as everybody sees them who sees the object. Who
 * hides somebody, has comments that wait, or asks of an object with closed ones or with some of members who are away, asks
 * `listLatestComments`.
 */
export const saidColumn = (kind: ObjectKind, object: Who, counted: Who) => sql<StoredComment[]>`
  case when ${counted} = 0 then '[]' else (
    select coalesce(json_agg(each), '[]') from (
      select c.id, c.object_id, c.parent_id, c.position, c.author_id, c.message, c.mentions, c.created_at, c.replies,
        ${fileColumns()}
      from ${withReplies(kind, latest(kind, commentsOn(object), nobody, commentsShown), nobody)}
      ${fileTable(sql`c.media_id`)}
      ${newestFirst}) as each) end as said`

export const readStored = (said: readonly StoredComment[]): CommentCard[] =>
  said.map((each) => ({ ...each, created_at: new Date(each.created_at) }))

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
  kind: ObjectKind,
  belongs: RawBuilder<boolean>,
  viewer: Who,
  [before, limit, offset, isFirst]: readonly [before: Who, limit: Who, offset: Who, isFirst: Who],
) => sql<Placed>`
  (${waiting(belongs, viewer, sql`case when ${isFirst}::boolean then ${sql.lit(mostWaiting)} else 0 end`)})
  union all
  (${published(kind, belongs, viewer, { before, limit: sql`${limit}::int`, offset: sql`${offset}::int` })})`

/** What an object has to say of its comments after a change: who may hear of it, and how many they are. */
export interface Discussion {
  /** null: every member. */
  audience: number[] | null
  comments: number
  /** Replies to the comment that was asked for. */
  replies: number
}

/** The statements that read what is said of objects of this kind. */
export function discussionReads(kind: ObjectKind) {
  const rows = rowsOf(kind)
  const id = columnOf(kind, 'id')

  /** What is said of the object `asked` belongs to, where `viewer` sees that: itself, or what it shows. */
  const visibleTarget = (viewer: Who, asked: Who) => sql<number | null>`
    (select ${id} from ${rows} where ${isTargetOf(kind, viewer, asked)})`
  const visibleParent = (viewer: Who, comment: Who) => sql<number | null>`
    (select c.id from comments c
      where c.id = ${comment} and c.parent_id is null and ${visibleComment(viewer, [kind])})`

  const listComments = prepared<PageParameters, CommentRow>(
    `list_${kind.name}_comments`,
    (viewer, object, ...page) =>
      commentsOf(kind, pageOf(kind, commentsOn(visibleTarget(viewer, object)), viewer, page), viewer),
  )

  const listReplies = prepared<PageParameters, CommentRow>(
    `list_${kind.name}_replies`,
    (viewer, comment, ...page) =>
      commentsOf(kind, pageOf(kind, repliesTo(visibleParent(viewer, comment)), viewer, page), viewer),
  )

  /** The latest comments on each of these objects, which `viewer` sees and which are what was commented on. */
  const listLatestComments = prepared<[viewer: number, objects: number[]], CommentRow>(
    `list_latest_${kind.name}_comments`,
    (viewer, objects) =>
      commentsOf(
        kind,
        // Behind a select, so that all numbers of objects look alike to the planner.
        sql`select each.id from unnest((select ${objects}::bigint[])) as object (id)
          cross join lateral (${latest(kind, commentsOn(sql.ref('object.id')), viewer, commentsShown)}) as each`,
        viewer,
      ),
  )

  /** One comment or reply, and the latest replies to it; empty where `viewer` sees no such one. */
  const findComment = prepared<[viewer: number, comment: number], CommentRow>(
    `find_${kind.name}_comment`,
    (viewer, comment) =>
      commentsOf(
        kind,
        sql`select c.id from comments c where c.id = ${comment} and ${visibleComment(viewer, [kind])}`,
        viewer,
      ),
  )

  const findTarget = prepared<[viewer: number, object: number], { id: number | null }>(
    `find_commented_${kind.name}`,
    (viewer, object) => sql`select ${visibleTarget(viewer, object)} as id`,
  )

  const findParent = prepared<[viewer: number, comment: number], { object_id: number }>(
    `find_${kind.name}_of_comment`,
    (viewer, comment) =>
      sql`select c.object_id from comments c where c.id = ${visibleParent(viewer, comment)}`,
  )

  /** Counts as `viewer` sees them: none where they do not see the object any more. */
  const findCounts = prepared<[viewer: number, object: number, comment: number | null], Discussion>(
    `find_${kind.name}_discussion`,
    (viewer, object, comment) => sql`
      select ${kind.audience} as audience,
        case when ${kind.visible(viewer)}
          then ${commentCount(kind, { viewer, counted: sql.ref('counts.comments'), closed: sql.ref('counts.closed') })}
          else 0 end as comments,
        coalesce((select ${replyCount(kind, { viewer, counted: sql.ref('c.replies') })} from comments c
          where c.id = ${comment}::bigint and ${visibleComment(viewer, [kind])}), 0) as replies
      from ${rows} join objects counts on counts.id = ${id}
      where ${id} = ${object}`,
  )

  return {
    listComments,
    listReplies,
    listLatestComments,
    findComment,

    /** The object that comments on `object` belong to; undefined where `viewer` does not see it. */
    async findCommented(db: Db, viewer: number, object: number): Promise<number | undefined> {
      const [row] = await findTarget(db, viewer, object)
      return row?.id ?? undefined
    },

    /** The object of a comment that `viewer` sees. */
    async findObjectOfComment(db: Db, viewer: number, comment: number): Promise<number | undefined> {
      const [row] = await findParent(db, viewer, comment)
      return row?.object_id
    },

    /**
     * What an object and one of its comments have to say after a change. Whoever does not see the object any
     * more can still delete what they wrote there, and learns no more of it than that.
     */
    async getDiscussion(db: Db, viewer: number, object: number, comment: number | null): Promise<Discussion> {
      const [row] = await findCounts(db, viewer, object, comment)
      if (!row) throw new Error('A comment belongs to an object')
      return row
    },
  }
}
