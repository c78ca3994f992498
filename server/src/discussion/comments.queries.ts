/** SQL that reads comments and replies; `comments.writing.queries.ts` writes them. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { type RawBuilder, sql } from 'kysely'
import { type CommentReactions, reactionsOf } from './comment-reactions.queries.ts'
import { type AuthorRow, authorColumns, authorTables } from '../authors/author.queries.ts'
import { shownMentions } from '../mentions/mentions.queries.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { type FileRow, fileColumns, fileTable } from '../shown-files/shown-file.queries.ts'
import { commentCount, replyCount, shownComment, visibleComment } from '../visibility/comments.ts'
import { isMinor, nobody, type Who } from '../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'

/**
 * A comment's or reply's content and file, the same for every viewer; the file's columns are null without
 * one.
 */
export interface CommentCard extends FileRow {
  id: number
  object_id: number
  /** The comment it replies to; null for a comment. */
  parent_id: number | null
  /** Its place among the others; null while its file isn't ready. */
  position: number | null
  author_id: number
  message: string
  mentions: Mention[]
  created_at: Date
  edited_at: Date | null
  /** Whether the owner of its object has put a heart on it. */
  is_hearted: boolean
  /** The owner of its object, while it waits for their approval. */
  held_for: number | null
  replies: number
}

/** How a viewer sees the file of a comment. */
export interface SeenFile {
  /** Whether every member sees its object. */
  is_open: boolean
  /** Whether the file is hidden because the viewer is too young. */
  hides_file: boolean
}

/** A comment or reply as a viewer sees it, with its author. */
export interface CommentRow extends CommentCard, AuthorRow, SeenFile {}

/** The same with the reactions to it. */
export interface ListedCommentRow extends CommentRow, CommentReactions {}

/** How many replies are shown with a comment. */
const repliesShown = 2
/** How many comments are shown with an object in a list. */
const commentsShown = 3
/** At most this many of the viewer's own waiting comments are shown above a list. */
const mostWaiting = 20

interface Placed {
  id: number
  position: number | null
}

/** True for a comment on `object`, or for a reply to `comment`. */
const commentsOn = (object: Who) => sql<boolean>`c.object_id = ${object} and c.parent_id is null`
const repliesTo = (comment: Who) => sql<boolean>`c.parent_id = ${comment}`

/** Rows: the newest published ones on an object, or below a comment, that `viewer` sees. */
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

/** Rows: the viewer's own unpublished ones, which nobody else sees. */
const waiting = (belongs: RawBuilder<boolean>, viewer: Who, limit: Who) => sql<Placed>`
  select c.id, c.position from comments c
  where ${belongs} and c.author_id = ${viewer} and c.position is null and c.deleted_at is null
  order by c.id desc limit ${limit}`

/** Rows: the newest `count`, including the viewer's own waiting ones. */
const latest = (kind: ObjectKind, belongs: RawBuilder<boolean>, viewer: Who, count: number) => sql<{
  id: number
}>`
  select newest.id from (
    (${published(kind, belongs, viewer, { limit: sql.lit(count) })})
    union all
    (${waiting(belongs, viewer, sql.lit(count))})
  ) as newest
  order by newest.position desc nulls first, newest.id desc limit ${sql.lit(count)}`

// The failure of a file that an edit would have replaced the comment's with is its own.
const failure = sql`coalesce(file.failure, c.file_failure)`

/**
 * Columns of the comment or reply `c`, on the object of the kind's row, as `viewer` sees it, without its
 * reply count.
 */
export const commentColumns = (kind: ObjectKind, viewer: Who) => sql`
    c.id, c.object_id, c.parent_id, c.position, c.author_id, ${authorColumns},
    c.message, ${shownMentions(viewer, sql.ref('c.mentions'))}, c.created_at, c.edited_at, c.is_hearted,
    c.held_for, ${fileColumns(failure)},
    ${kind.isOpen} and c.circle = 0 as is_open,
    ${kind.isUnsafe} and ${isMinor(viewer)} as hides_file`
// oxlint-disable-next-line commons/members-in-sight -- joined only to comments that the viewer sees
export const commentTables = sql`
  ${authorTables(sql`c.author_id`)}
  ${fileTable(sql`c.media_id`)}`

/**
 * Rows `c`: the comments or replies with these few ids, all visible, and the latest replies to each. The ids
 * pass through an array because the planner estimates ten rows for one and joins by primary key.
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

/** The viewer's own waiting ones first; replies are in no order with comments. */
const bestFirst = sql`order by c.parent_id is null and c.position is not null,
  case when c.parent_id is null then coalesce(reacted.likes, 0) end desc, c.position desc nulls first, c.id desc`

const commentsOf = (
  kind: ObjectKind,
  ids: RawBuilder<{ id: number }>,
  viewer: Who,
  order = newestFirst,
) => sql<ListedCommentRow>`
  select ${commentColumns(kind, viewer)}, ${reactionsOf(viewer).columns},
    ${replyCount(kind, { viewer, counted: sql.ref('c.replies') })} as replies
  from ${withReplies(kind, ids, viewer)}
  join ${rowsOf(kind)} on ${columnOf(kind, 'id')} = c.object_id
  ${commentTables} ${reactionsOf(viewer).table}
  ${order}`

/** A comment cached with its object. */
export interface SaidCard extends CommentCard {
  /** Whether anybody has ever liked or disliked it: others have no counts to be read. */
  is_reacted: boolean
}

/** The same as JSON, where a date is text. */
export type StoredComment = Omit<SaidCard, 'created_at' | 'edited_at'> & {
  created_at: string
  edited_at: string | null
}

/**
 * Whether these latest comments, as everyone sees them, are what a viewer sees from whom these members are
 * hidden: none of those is among them, and no reply is left out that may be by one.
 */
export const isWithoutHidden = (said: readonly SaidCard[], hidden: readonly number[]): boolean =>
  !said.some(
    ({ author_id, mentions, parent_id, replies }) =>
      hidden.includes(author_id) ||
      mentions.some(({ user_id }) => hidden.includes(user_id)) ||
      (parent_id === null && replies > repliesShown),
  )

/** Whether so many comments on an object are all among its latest. */
export const areAllShown = (comments: number): boolean => comments <= commentsShown

/**
 * Column: the latest comments on an object that has `counted`, as seen by everyone who sees the object. Use
 * `listLatestComments` instead for a viewer who hides someone who wrote some of them, or has comments waiting for
 * files, and for an object with comments for a narrower circle or by members who are away.
 */
export const saidColumn = (kind: ObjectKind, object: Who, counted: Who) => sql<StoredComment[]>`
  case when ${counted} = 0 then '[]' else (
    select coalesce(json_agg(each), '[]') from (
      select c.id, c.object_id, c.parent_id, c.position, c.author_id, c.message, c.mentions, c.created_at, c.edited_at, c.is_hearted, c.replies,
        c.held_for, exists (select from comment_counts n where n.comment_id = c.id) as is_reacted, ${fileColumns(failure)}
      from ${withReplies(kind, latest(kind, commentsOn(object), nobody, commentsShown), nobody)}
      ${fileTable(sql`c.media_id`)}
      ${newestFirst}) as each) end as said`

export const readStored = (said: readonly StoredComment[]): SaidCard[] =>
  said.map((each) => ({
    ...each,
    created_at: new Date(each.created_at),
    edited_at: each.edited_at === null ? null : new Date(each.edited_at),
  }))

type PageParameters = [
  viewer: number,
  of: number,
  before: number,
  limit: number,
  offset: number,
  isFirst: boolean,
]

/** Rows: a page of published comments; on the first page, the viewer's own waiting ones come before them. */
const pageOf = (
  kind: ObjectKind,
  belongs: RawBuilder<boolean>,
  viewer: Who,
  [before, limit, offset, isFirst]: readonly [before: Who, limit: Who, offset: Who, isFirst: Who],
) => sql<Placed>`
  (${waiting(belongs, viewer, sql`case when ${isFirst}::boolean then ${sql.lit(mostWaiting)} else 0 end`)})
  union all
  (${published(kind, belongs, viewer, { before, limit: sql`${limit}::int`, offset: sql`${offset}::int` })})`

/**
 * Rows: a page of published comments on `object`, the most liked first and then the others, newest first. Both
 * parts come from an index, down to where the page ends.
 */
const bestOf = (kind: ObjectKind, object: Who, viewer: Who, limit: Who, start: Who) => {
  const down = sql`limit ${start}::int + ${limit}::int`
  const isShown = sql`c.parent_id is null and c.deleted_at is null and c.position is not null
    and ${shownComment(viewer, [kind])}`
  return sql<{ id: number }>`
    (${waiting(commentsOn(object), viewer, sql`case when ${start}::int = 0 then ${sql.lit(mostWaiting)} else 0 end`)})
    union all
    (select best.id, best.position from (
      (select c.id, c.position, n.likes from comment_counts n join comments c on c.id = n.comment_id
        where n.object_id = ${object} and n.likes > 0 and not n.is_reply and ${isShown}
        order by n.likes desc, n.comment_id desc ${down})
      union all
      (select c.id, c.position, 0 from comments c
        where ${commentsOn(object)} and ${isShown}
          and not exists (select from comment_counts n where n.comment_id = c.id and n.likes > 0)
        order by c.position desc ${down})) as best
      order by best.likes desc, best.position desc limit ${limit}::int offset ${start}::int)`
}

/** Counts of an object's comments after a change, and who gets the hint. */
export interface Discussion {
  /** null: every member. */
  audience: number[] | null
  comments: number
  /** Replies to the given comment. */
  replies: number
}

/** Returns the statements that read comments on objects of this kind. */
export function discussionReads(kind: ObjectKind) {
  const rows = rowsOf(kind)
  const id = columnOf(kind, 'id')

  /**
   * The id of the object that comments on `asked` belong to (itself, or what it shows), where `viewer` sees
   * both.
   */
  const visibleTarget = (viewer: Who, asked: Who) => sql<number | null>`
    (select ${id} from ${rows} where ${isTargetOf(kind, viewer, asked)})`
  const visibleParent = (viewer: Who, comment: Who) => sql<number | null>`
    (select c.id from comments c
      where c.id = ${comment} and c.parent_id is null and ${visibleComment(viewer, [kind])})`

  const listComments = prepared<PageParameters, ListedCommentRow>(
    `list_${kind.name}_comments`,
    (viewer, object, ...page) =>
      commentsOf(kind, pageOf(kind, commentsOn(visibleTarget(viewer, object)), viewer, page), viewer),
    6,
  )

  const listBestComments = prepared<
    [viewer: number, object: number, limit: number, start: number],
    ListedCommentRow
  >(`list_best_${kind.name}_comments`, (viewer, object, limit, start) =>
    commentsOf(kind, bestOf(kind, visibleTarget(viewer, object), viewer, limit, start), viewer, bestFirst),
  )

  const listReplies = prepared<PageParameters, ListedCommentRow>(
    `list_${kind.name}_replies`,
    (viewer, comment, ...page) =>
      commentsOf(kind, pageOf(kind, repliesTo(visibleParent(viewer, comment)), viewer, page), viewer),
    6,
  )

  /**
   * The latest comments on each of these objects, which `viewer` sees and which comments belong to directly.
   */
  const listLatestComments = prepared<[viewer: number, objects: number[]], ListedCommentRow>(
    `list_latest_${kind.name}_comments`,
    (viewer, objects) =>
      commentsOf(
        kind,
        // In a subselect, so that the planner uses one plan for any number of objects.
        sql`select each.id from unnest((select ${objects}::bigint[])) as object (id)
          cross join lateral (${latest(kind, commentsOn(sql.ref('object.id')), viewer, commentsShown)}) as each`,
        viewer,
      ),
  )

  /** A comment or reply and the latest replies to it; empty where `viewer` doesn't see it. */
  const findComment = prepared<[viewer: number, comment: number], ListedCommentRow>(
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

  /** Counts as `viewer` sees them: 0 where they no longer see the object. */
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
    listBestComments,
    listReplies,
    listLatestComments,
    findComment,

    /** Returns the object that comments on `object` belong to; undefined where `viewer` doesn't see it. */
    async findCommented(db: Db, viewer: number, object: number): Promise<number | undefined> {
      const [row] = await findTarget(db, viewer, object)
      return row?.id ?? undefined
    },

    /** Returns the object of a comment that `viewer` sees. */
    async findObjectOfComment(db: Db, viewer: number, comment: number): Promise<number | undefined> {
      const [row] = await findParent(db, viewer, comment)
      return row?.object_id
    },

    /**
     * Returns the counts of an object and one of its comments after a change, and who gets the hint. Members
     * who no longer see the object can still delete what they wrote there, but get counts of 0.
     */
    async getDiscussion(db: Db, viewer: number, object: number, comment: number | null): Promise<Discussion> {
      const [row] = await findCounts(db, viewer, object, comment)
      if (!row) throw new Error('A comment belongs to an object')
      return row
    },
  }
}
