/** SQL that writes comments and replies, in the order of `discussion.locks.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { namedIn, whoSees } from '../mentions/mentions.queries.ts'
import { claiming, type KeyParameters, noKey } from '../platform/call/idempotency.ts'
import { type Db, type InSql, prepared } from '../platform/db/prepared.ts'
import { isUnderVisible, visibleComment } from '../visibility/comments.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { commentColumns, type CommentRow, commentTables } from './comments.queries.ts'
import { me } from './discussion.locks.ts'

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
  object: number
  /** The comment that it replies to. */
  parent: number | null
  author: number
  /** Whose the comment is that it replies to, or the object. */
  said_to: number
  mentions: Mention[]
  /** Of `said_to` and those whom it names, who sees it once it is published. */
  heard_by: number[]
  /** Who may hear that something has changed there; null: every member. */
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
  ...key: KeyParameters,
]
type AddedRow = CommentRow & Omit<Placed, 'author' | 'object' | 'parent'>

const position = (waits: Who) =>
  sql`case when ${waits}::boolean then null else nextval('comment_positions') end`

const parametersOf = (
  of: number,
  { author, message, mentions, mediaId, waits }: NewComment,
  key: KeyParameters,
): NewParameters => [author, of, message, JSON.stringify(mentions), mediaId, waits, ...key]

const addedOf = (row: AddedRow | undefined): Added | undefined =>
  row && { ...row, object: row.object_id, parent: row.parent_id, author: row.author_id, row }

/** What was deleted or restored. */
export interface Changed {
  object: number
  parent: number | null
  is_published: boolean
}

export interface Whose {
  /** Its author, or the owner of the object it is on, where a block is between the two. */
  by: number
  id: number
  kind: 'comment' | 'reply'
}

const isKind = (kind: Whose['kind']) =>
  kind === 'comment' ? sql`c.parent_id is null` : sql`c.parent_id is not null`
const changed = sql`c.object_id as object, c.parent_id as parent, c.position is not null as is_published`

/** The statements that write what is said of objects of this kind. */
export function discussionWrites(kind: ObjectKind) {
  const rows = rowsOf(kind)
  const row = sql.raw(kind.as)
  const id = columnOf(kind, 'id')
  const objectAuthor = columnOf(kind, 'author_id')

  const mayAdd = (author: Who) => kind.takesFrom?.(author) ?? sql<boolean>`true`

  /** Of `saidTo` and those whom the comment of the row `c` names, who sees it. */
  const concernedWhoSee = (saidTo: Who) =>
    whoSees(sql`array_append(${namedIn(sql`c.mentions`)}, ${saidTo})`, sql`c.author_id`, (member) =>
      visibleComment(member, [kind]),
    )

  /** Who hears of the comment of the row `c`, on the kind's row, that answers what `saidTo` wrote. */
  const hearing = (saidTo: Who, heardBy: Who = concernedWhoSee(saidTo)) => sql`
    ${saidTo} as said_to, ${heardBy} as heard_by, ${kind.within(sql.ref('c.circle'))} as audience`

  /** The row `c`, just written, as its author sees it. */
  const written = (author: Who, from: Who, heard: Who) => sql`
    select ${commentColumns(kind, author)}, 0 as replies, ${heard} from ${from} ${commentTables}`

  const addingComment =
    (heard: Who) =>
    (...[author, object, message, mentions, mediaId, waits, ...key]: InSql<NewParameters>) =>
      sql<AddedRow>`
      with ${me(author)},
      target as materialized (
        select ${row}.*, me.id as writer, ${kind.circle} as bounds from me cross join ${rows}
        where ${isTargetOf(kind, author, object)} and ${mayAdd(author)}
        for key share of ${row}),
      added as (
        insert into comments (object_id, author_id, message, mentions, media_id, position, circle)
        select id, writer, ${message}, ${mentions}::jsonb, ${mediaId}::uuid, ${position(waits)}, bounds from target
        returning *),
      ${claiming('added', key)}
      ${written(author, sql`added c cross join target ${row}`, heard)}`

  const insertNamingComment = prepared<NewParameters, AddedRow>(
    `add_naming_${kind.name}_comment`,
    addingComment(hearing(objectAuthor)),
  )
  // Whose object it is sees what is said to it by anybody who sees that. Half as much work as to look.
  const insertComment = prepared<NewParameters, AddedRow>(
    `add_${kind.name}_comment`,
    addingComment(hearing(objectAuthor, sql`array_remove(array[${objectAuthor}], c.author_id)`)),
  )

  // The comment is locked as for the count that will change: two repliers who only shared it would
  // both wait for it then, behind whoever waits for both to remove it.
  const insertReply = prepared<NewParameters, AddedRow>(
    `add_${kind.name}_reply`,
    (author, comment, message, mentions, mediaId, waits, ...key) => sql`
      with ${me(author)},
      target as materialized (
        select ${row}.*, me.id as writer, ${kind.circle} as bounds from me cross join ${rows}
        where ${id} = (select c.object_id from comments c
          where c.id = ${comment} and c.parent_id is null and ${visibleComment(author, [kind])})
          and ${mayAdd(author)}
        for key share of ${row}),
      parent as materialized (
        select c.id, c.author_id, target.id as object, target.writer, c.circle | target.bounds as bounds
        from target cross join comments c
        where c.id = ${comment} and ${visibleComment(author, [kind])}
        for no key update of c),
      added as (
        insert into comments (object_id, parent_id, author_id, message, mentions, media_id, position, circle)
        select object, id, writer, ${message}, ${mentions}::jsonb, ${mediaId}::uuid, ${position(waits)}, bounds from parent
        returning *),
      ${claiming('added', key)}
      ${written(author, sql`added c cross join target ${row} cross join parent`, hearing(sql.ref('parent.author_id')))}`,
  )

  /** What surrounds the comments `which`, locked before they are: nothing where their object is of another kind. */
  const surroundings = (which: Who) => sql`
    placed as materialized (select c.object_id, c.parent_id from comments c where ${which}),
    object as materialized (
      select ${id} from placed join ${rows} on ${id} = placed.object_id for key share of ${row}),
    parent as materialized (
      select c.id, c.author_id from object
      join placed on placed.object_id = object.id join comments c on c.id = placed.parent_id
      for no key update of c)`

  /** Sets when it was deleted, where it is on the other side of that and `may` be changed. */
  async function setDeleted(
    tx: Db,
    { by, id: comment, kind: what }: Whose,
    { at, may }: { at: Who; may: Who },
  ): Promise<Changed | undefined> {
    const { rows: found } = await sql<Changed>`
      with ${me(sql`${by}`)},
      ${surroundings(sql`c.id = ${comment}`)}
      update comments c set deleted_at = ${at}, deleted_by_owner = c.author_id <> ${by}
      from object left join parent on true
      where c.id = ${comment} and c.object_id = object.id and ${isKind(what)} and ${may}
      returning ${changed}`.execute(tx)
    return found[0]
  }

  return {
    /** Adds a comment and claims its key, by one statement; undefined where its author does not see the object. */
    async addComment(tx: Db, object: number, comment: NewComment, key = noKey): Promise<Added | undefined> {
      const insert = comment.mentions.length > 0 ? insertNamingComment : insertComment
      const [added] = await insert(tx, ...parametersOf(object, comment, key))
      return addedOf(added)
    },

    /** Adds a reply to a comment and claims its key, by one statement; undefined where its author does not see that. */
    async addReply(tx: Db, comment: number, reply: NewComment, key = noKey): Promise<Added | undefined> {
      const [added] = await insertReply(tx, ...parametersOf(comment, reply, key))
      return addedOf(added)
    },

    /** Marks a comment or reply as deleted; undefined where there is none that `by` may delete. */
    async deleteComment(tx: Db, whose: Whose): Promise<Changed | undefined> {
      const by = sql`${whose.by}::bigint`
      return setDeleted(tx, whose, {
        at: sql`now()`,
        may: sql`c.deleted_at is null and (c.author_id = ${by} or ${isLeftBehind(by, [kind])})`,
      })
    },

    /** Restores what its author has deleted, where they still see what it belongs to. */
    async restoreComment(tx: Db, whose: Whose): Promise<Changed | undefined> {
      const by = sql`${whose.by}::bigint`
      return setDeleted(tx, whose, {
        at: sql`null`,
        may: sql`c.deleted_at is not null and c.author_id = ${by} and not c.deleted_by_owner
          and ${isUnderVisible(by, [kind])}`,
      })
    },

    /** Publishes the comment that waited for this file, as new; undefined where none did. */
    async publishWaitingComment(
      tx: Db,
      mediaId: string,
    ): Promise<(Placed & { is_deleted: boolean }) | undefined> {
      const { rows: found } = await sql<Placed & { is_deleted: boolean }>`
        with ${surroundings(sql`c.media_id = ${mediaId} and c.position is null`)},
        published as (
          update comments c set position = nextval('comment_positions'), created_at = now()
          from object left join parent on true
          where c.media_id = ${mediaId} and c.position is null and c.object_id = object.id
          returning c.*, parent.author_id as parent_author)
        select c.id, c.object_id as object, c.parent_id as parent, c.author_id as author, c.mentions,
          c.deleted_at is not null as is_deleted,
          ${hearing(sql`coalesce(c.parent_author, ${objectAuthor})`)}
        from published c join ${rows} on ${id} = c.object_id`.execute(tx)
      return found[0]
    },
  }
}

/** The object on which a file is shown by a comment. */
export async function findObjectOfFile(tx: Db, mediaId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('object_id')
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row?.object_id
}
