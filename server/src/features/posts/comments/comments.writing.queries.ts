/** SQL that writes comments and replies, in the order of `posts.locks.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { type Db, type InSql, prepared } from '../../../platform/db/prepared.ts'
import { namedIn, whoSees } from '../../../mentions/mentions.queries.ts'
import { isUnderVisible, visibleComment } from '../../../visibility/comments.ts'
import { friendIds, type Who } from '../../../visibility/members.ts'
import { targetPost, visiblePost } from '../../../visibility/posts.ts'
import { me } from '../posts.locks.ts'
import { commentColumns, type CommentRow, commentTables } from './comments.queries.ts'

export interface NewComment {
  author: number
  message: string
  mentions: readonly Mention[]
  mediaId: string | null
  /** Its file is not ready: it is published when that is. */
  waits: boolean
}

/** A comment or reply with what surrounds it, and who is to hear of it. */
export interface Placed {
  id: number
  post: number
  /** The comment that it replies to. */
  parent: number | null
  author: number
  /** Whose the comment is that it replies to, or the post. */
  said_to: number
  mentions: Mention[]
  /** Of `said_to` and those whom it names, who sees it once it is published. */
  heard_by: number[]
  /** Who may hear that something has changed there, where that is not everybody. */
  audience: number[] | null
}

/** One that was added, as its author sees it. */
export interface Added extends Placed {
  row: CommentRow
}

type NewParameters = [
  author: number,
  of: number,
  message: string,
  mentions: string,
  mediaId: string | null,
  waits: boolean,
]
type AddedRow = CommentRow & Omit<Placed, 'author' | 'post' | 'parent'>

const position = (waits: Who) =>
  sql`case when ${waits}::boolean then null else nextval('comment_positions') end`

/** Of `saidTo` and those whom the comment of the row `c` names, who sees it. */
const concernedWhoSee = (saidTo: Who) =>
  whoSees(sql`array_append(${namedIn(sql`c.mentions`)}, ${saidTo})`, sql`c.author_id`, visibleComment)

/** Who hears of the comment of the row `c`, on the post of the row `p`, that answers what `saidTo` wrote. */
const hearing = (saidTo: Who, heardBy = concernedWhoSee(saidTo)) => sql`
  ${saidTo} as said_to, ${heardBy} as heard_by,
  case when p.audience = 'private'
    then array(select p.author_id union all ${friendIds(sql.ref('p.author_id'))}) end as audience`

/** The row `c`, just written, as its author sees it. */
const written = (author: Who, from: Who, heard: Who) => sql`
  select ${commentColumns(author)}, 0 as replies, ${heard} from ${from} ${commentTables}`

const addingComment =
  (heard: Who) =>
  (...[author, post, message, mentions, mediaId, waits]: InSql<NewParameters>) =>
    sql<AddedRow>`
    with ${me(author)},
    target as materialized (
      select p.*, me.id as writer from me cross join posts p
      where p.id = (select ${targetPost} from posts p where p.id = ${post} and ${visiblePost(author)})
        and ${visiblePost(author)}
      for key share of p),
    added as (
      insert into comments (post_id, author_id, message, mentions, media_id, position)
      select id, writer, ${message}, ${mentions}::jsonb, ${mediaId}::uuid, ${position(waits)} from target
      returning *)
    ${written(author, sql`added c cross join target p`, heard)}`

const postAuthor = sql.ref('p.author_id')
const insertNamingComment = prepared<NewParameters, AddedRow>(
  'add_naming_comment',
  addingComment(hearing(postAuthor)),
)
// Whose post it is sees what is said to it by anybody who sees that. Half as much work as to look.
const insertComment = prepared<NewParameters, AddedRow>(
  'add_comment',
  addingComment(hearing(postAuthor, sql`array_remove(array[${postAuthor}], c.author_id)`)),
)

// The comment is locked as for the count that will change: two repliers who only shared it would
// both wait for it then, behind whoever waits for both to remove it.
const insertReply = prepared<NewParameters, AddedRow>(
  'add_reply',
  (author, comment, message, mentions, mediaId, waits) => sql`
    with ${me(author)},
    target as materialized (
      select p.*, me.id as writer from me cross join posts p
      where p.id = (select c.post_id from comments c
        where c.id = ${comment} and c.parent_id is null and ${visibleComment(author)})
      for key share of p),
    parent as materialized (
      select c.id, c.author_id, target.id as post, target.writer from target cross join comments c
      where c.id = ${comment} and ${visibleComment(author)}
      for no key update of c),
    added as (
      insert into comments (post_id, parent_id, author_id, message, mentions, media_id, position)
      select post, id, writer, ${message}, ${mentions}::jsonb, ${mediaId}::uuid, ${position(waits)} from parent
      returning *)
    ${written(author, sql`added c cross join target p cross join parent`, hearing(sql.ref('parent.author_id')))}`,
)

const parametersOf = (
  of: number,
  { author, message, mentions, mediaId, waits }: NewComment,
): NewParameters => [author, of, message, JSON.stringify(mentions), mediaId, waits]

const addedOf = (row: AddedRow | undefined): Added | undefined =>
  row && { ...row, post: row.post_id, parent: row.parent_id, author: row.author_id, row }

/** Adds a comment, by one statement; undefined where its author does not see the post. */
export async function addComment(tx: Db, post: number, comment: NewComment): Promise<Added | undefined> {
  const insert = comment.mentions.length > 0 ? insertNamingComment : insertComment
  const [row] = await insert(tx, ...parametersOf(post, comment))
  return addedOf(row)
}

/** Adds a reply to a comment, by one statement; undefined where its author does not see that. */
export async function addReply(tx: Db, comment: number, reply: NewComment): Promise<Added | undefined> {
  const [row] = await insertReply(tx, ...parametersOf(comment, reply))
  return addedOf(row)
}

/** What was deleted or restored. */
export interface Changed {
  post: number
  parent: number | null
  is_published: boolean
}

export interface Whose {
  author: number
  id: number
  kind: 'comment' | 'reply'
}

const isKind = (kind: Whose['kind']) =>
  kind === 'comment' ? sql`c.parent_id is null` : sql`c.parent_id is not null`
const changed = sql`c.post_id as post, c.parent_id as parent, c.position is not null as is_published`

/** What surrounds the comments `which`, locked before they are. */
const surroundings = (which: Who) => sql`
  placed as materialized (select c.post_id, c.parent_id from comments c where ${which}),
  post as materialized (
    select p.id from placed join posts p on p.id = placed.post_id for key share of p),
  parent as materialized (
    select c.id, c.author_id from post
    join placed on placed.post_id = post.id join comments c on c.id = placed.parent_id
    for no key update of c)`

/** Marks one's own comment or reply as deleted; undefined where there is none such. */
export async function deleteComment(tx: Db, { author, id, kind }: Whose): Promise<Changed | undefined> {
  const { rows } = await sql<Changed>`
    with ${me(sql`${author}`)},
    ${surroundings(sql`c.id = ${id} and c.author_id = (select id from me)`)}
    update comments c set deleted_at = now() from post left join parent on true
    where c.id = ${id} and c.post_id = post.id and ${isKind(kind)} and c.deleted_at is null
    returning ${changed}`.execute(tx)
  return rows[0]
}

/** Takes that back, where its author still sees what it belongs to. */
export async function restoreComment(tx: Db, { author, id, kind }: Whose): Promise<Changed | undefined> {
  const { rows } = await sql<Changed>`
    with ${me(sql`${author}`)},
    ${surroundings(sql`c.id = ${id} and c.author_id = (select id from me)`)}
    update comments c set deleted_at = null from post left join parent on true
    where c.id = ${id} and c.post_id = post.id and ${isKind(kind)} and c.deleted_at is not null
      and ${isUnderVisible(sql`${author}::bigint`)}
    returning ${changed}`.execute(tx)
  return rows[0]
}

/** Publishes the comment that waited for this file, as new; undefined where none did. */
export async function publishWaitingComment(
  tx: Db,
  mediaId: string,
): Promise<(Placed & { is_deleted: boolean }) | undefined> {
  const { rows } = await sql<Placed & { is_deleted: boolean }>`
    with ${surroundings(sql`c.media_id = ${mediaId} and c.position is null`)},
    published as (
      update comments c set position = nextval('comment_positions'), created_at = now()
      from post left join parent on true
      where c.media_id = ${mediaId} and c.position is null and c.post_id = post.id
      returning c.*, parent.author_id as parent_author)
    select c.id, c.post_id as post, c.parent_id as parent, c.author_id as author, c.mentions,
      c.deleted_at is not null as is_deleted,
      ${hearing(sql`coalesce(c.parent_author, p.author_id)`)}
    from published c join posts p on p.id = c.post_id`.execute(tx)
  return rows[0]
}

/** The post on which a file is shown by a comment. */
export async function findPostOfFile(tx: Db, mediaId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('post_id')
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row?.post_id
}
