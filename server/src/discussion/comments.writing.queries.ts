/** SQL that writes comments and replies, with locks in the order of `discussion.locks.ts`. */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { namedIn, whoSees } from '../mentions/mentions.queries.ts'
import {
  claiming,
  claimingEach,
  keyAsked,
  type KeyParameters,
  keyTypes,
  noKey,
} from '../platform/call/idempotency.ts'
import { type Db, prepared } from '../platform/db/prepared.ts'
import { sharedWrite } from '../platform/db/shared-write.ts'
import { isOnOne, isUnderVisible, visibleComment } from '../visibility/comments.ts'
import { isLeftBehind } from '../visibility/left-behind.ts'
import type { Who } from '../visibility/members.ts'
import { columnOf, controlsOf, isTargetOf, type ObjectKind, rowsOf } from '../visibility/object-kind.ts'
import { commentColumns, type CommentRow, commentTables } from './comments.queries.ts'
import { asking, freeCounts, me, meWith, surroundings } from './discussion.locks.ts'
import { heldFor } from './held-for.ts'

export interface NewComment {
  author: number
  message: string
  mentions: readonly Mention[]
  mediaId: string | null
  /** Whether its file isn't ready: it is published once it is. */
  waits: boolean
}

/** A written comment or reply, where it belongs, and who is told of it. */
export interface Placed {
  id: number
  object: number
  /** The comment it replies to. */
  parent: number | null
  author: number
  /** The author of the comment it replies to, or else of the object. */
  said_to: number
  mentions: Mention[]
  /** Those of `said_to` and the mentioned members who see it once it is published. */
  heard_by: number[]
  /** Who may get a hint of a change there; null: every member. */
  audience: number[] | null
}

/** An added comment or reply, as its author sees it. */
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

const position = (waits: Who, kind: ObjectKind) =>
  sql`case when ${waits}::boolean ${kind.holds ? sql`or hold_for is not null` : sql``} then null else nextval('comment_positions') end`

const parametersOf = (
  of: number,
  { author, message, mentions, mediaId, waits }: NewComment,
  key: KeyParameters,
): NewParameters => [author, of, message, JSON.stringify(mentions), mediaId, waits, ...key]

const addedOf = (row: AddedRow | undefined): Added | undefined =>
  row && { ...row, object: row.object_id, parent: row.parent_id, author: row.author_id, row }

/** The same as what is asked of a shared write. */
const askedOf = (
  object: number,
  { author: member, message, mentions, mediaId: media, waits }: NewComment,
  key: KeyParameters,
) => ({ member, object, message, mentions: JSON.stringify(mentions), media, waits, ...keyAsked(key) })

const askedTypes = {
  member: 'bigint',
  object: 'bigint',
  message: 'text',
  mentions: 'jsonb',
  media: 'uuid',
  waits: 'boolean',
  ...keyTypes,
} as const

/** A deleted or restored comment or reply. */
export interface Changed {
  object: number
  parent: number | null
  author: number
  is_published: boolean
  held_for: number | null
}

export interface Whose {
  /** Its author, or the owner of its object where a block is between the two or it waits for their approval. */
  by: number
  id: number
  /** Finds it only where it is one. */
  kind?: 'comment' | 'reply'
}

const isKind = (kind: Whose['kind']) => {
  if (kind === undefined) return sql`true`
  return kind === 'comment' ? sql`c.parent_id is null` : sql`c.parent_id is not null`
}
const changed = sql`
  c.object_id as object, c.parent_id as parent, c.author_id as author, c.position is not null as is_published, c.held_for`

/** True where `author` may write on the kind's row, which they see. */
export const mayWrite = (kind: ObjectKind, author: Who) => kind.takesFrom?.(author) ?? sql<boolean>`true`

/** True where they may add comments and replies: the owner hasn't turned them off. */
const mayAdd = (kind: ObjectKind, author: Who) =>
  kind.ownerControls
    ? sql<boolean>`(${mayWrite(kind, author)} and not exists (
        select from discussion_settings ds where ds.object_id = ${columnOf(kind, 'id')} and ds.is_off))`
    : mayWrite(kind, author)

/** How often the group that a bound of the kind's row names has been opened. */
export const openingsOf = ({ openings }: ObjectKind) =>
  openings ? sql`coalesce(${openings}, 0)` : sql.lit(0)

/** Array: those of `saidTo` and the members mentioned in the comment `c` who see it. */
const concernedWhoSee = (kind: ObjectKind, saidTo: Who) =>
  whoSees(sql`array_append(${namedIn(sql`c.mentions`)}, ${saidTo})`, sql`c.author_id`, (member) =>
    visibleComment(member, [kind]),
  )

/** Columns: who is told of the comment `c`, on the kind's row, which answers what `saidTo` wrote. */
export const hearing = (kind: ObjectKind, saidTo: Who, heardBy: Who = concernedWhoSee(kind, saidTo)) => sql`
  ${saidTo} as said_to, ${heardBy} as heard_by, ${kind.within(sql.ref('c.circle'))} as audience`

/** Returns the statements that write comments on objects of this kind. */
export function discussionWrites(kind: ObjectKind) {
  const rows = rowsOf(kind)
  const row = sql.raw(kind.as)
  const id = columnOf(kind, 'id')
  const objectAuthor = columnOf(kind, 'author_id')
  const openings = openingsOf(kind)
  const { holds } = kind
  const holding = (author: Who, message: Who) =>
    holds ? sql`, ${heldFor(kind, author, message)} as hold_for` : sql``
  const held = holds ? { column: sql`, held_for`, value: sql`, hold_for` } : { column: sql``, value: sql`` }

  /** The row `c`, just written, as its author sees it. */
  const written = (author: Who, from: Who, heard: Who) => sql`
    select ${commentColumns(kind, author)}, 0 as replies, ${heard} from ${from} ${commentTables}`

  const sharedComment = (called: string, heard: Who) =>
    sharedWrite<ReturnType<typeof askedOf>, AddedRow>(called, askedTypes, (sharing) => {
      const [author, message] = [sql.ref('me.member'), sql.ref('me.message')]
      return sql`
      with ${asking(sharing)},
      target as materialized (
        select target.*, me.member as writer, me.message as written, me.mentions as named, me.media, me.waits, me.nth
        from ${meWith(sql`
          select ${row}.*, ${kind.circle} as bounds, ${openings} as bound_openings ${holding(author, message)}
          from ${rows} where ${isTargetOf(kind, author, sql.ref('me.object'))} and ${mayAdd(kind, author)}
          limit 1 for key share of ${row} ${sharing.orLeave}`)}),
      ${freeCounts(sharing)},
      added as (
        insert into comments (object_id, author_id, message, mentions, media_id, position, circle, openings ${held.column})
        select target.id, writer, written, named, media, ${position(sql.ref('waits'), kind)}, bounds, bound_openings ${held.value}
        from target join free on free.id = target.id
        returning *),
      ${claimingEach('added')}
      select ${commentColumns(kind, sql.ref(`${kind.as}.writer`))}, 0 as replies, ${heard}, ${row}.nth
      from added c join target ${row} on ${row}.writer = c.author_id ${commentTables}`
    })

  const addNaming = sharedComment(`add_naming_${kind.name}_comment`, hearing(kind, objectAuthor))
  // The object's author sees comments by anyone who sees the object: not checking that halves the work.
  const add = sharedComment(
    `add_${kind.name}_comment`,
    hearing(kind, objectAuthor, sql`array_remove(array[${objectAuthor}], c.author_id)`),
  )

  // Locks the comment as strongly as its reply count will. With a mere key share lock, two repliers would
  // both queue for the count behind a removal that waits for both of them: a deadlock.
  const insertReply = prepared<NewParameters, AddedRow>(
    `add_${kind.name}_reply`,
    (author, comment, message, mentions, mediaId, waits, ...key) => sql`
      with ${me(author)},
      target as materialized (
        select ${row}.*, me.id as writer, ${kind.circle} as bounds, ${openings} as bound_openings ${holding(author, message)}
        from me cross join ${rows}
        where ${id} = (select c.object_id from comments c
          where c.id = ${comment} and c.parent_id is null and ${visibleComment(author, [kind])})
          and ${mayAdd(kind, author)}
        for key share of ${row}),
      parent as materialized (
        select c.id, c.author_id, target.id as object, target.writer, c.circle | target.bounds as bounds,
          target.bound_openings ${held.value}
        from target cross join comments c
        where c.id = ${comment} and ${visibleComment(author, [kind])}
        for no key update of c),
      added as (
        insert into comments (object_id, parent_id, author_id, message, mentions, media_id, position, circle, openings ${held.column})
        select object, id, writer, ${message}, ${mentions}::jsonb, ${mediaId}::uuid, ${position(waits, kind)}, bounds, bound_openings ${held.value}
        from parent
        returning *),
      ${claiming('added', key)}
      ${written(author, sql`added c cross join target ${row} cross join parent`, hearing(kind, sql.ref('parent.author_id')))}`,
    9,
  )

  /** True where the comment `c` waits and `by` decides. */
  const mayDecide = (by: Who) =>
    holds ? sql`(c.held_for is not null and ${isOnOne([kind], (its) => controlsOf(its, by))})` : sql`false`

  /** Sets `deleted_at` where `may` holds; undefined where it doesn't. */
  async function setDeleted(
    tx: Db,
    { by, id: comment, kind: what }: Whose,
    { at, may }: { at: Who; may: Who },
  ): Promise<Changed | undefined> {
    const { rows: found } = await sql<Changed>`
      with ${me(sql`${by}`)},
      ${surroundings(kind, sql`c.id = ${comment}`)}
      update comments c set deleted_at = ${at}, deleted_by_owner = c.author_id <> ${by}
      from object left join parent on true
      where c.id = ${comment} and c.object_id = object.id and ${isKind(what)} and ${may}
      returning ${changed}`.execute(tx)
    return found[0]
  }

  return {
    /**
     * Adds a comment and claims its key in one statement; undefined where its author doesn't see the object
     * or may not comment on it.
     */
    async addComment(tx: Db, object: number, comment: NewComment, key = noKey): Promise<Added | undefined> {
      const write = comment.mentions.length > 0 ? addNaming : add
      const [added] = await write(tx, askedOf(object, comment, key))
      return addedOf(added)
    },

    /**
     * Adds a reply and claims its key in one statement; undefined where its author doesn't see the comment or
     * may not comment there.
     */
    async addReply(tx: Db, comment: number, reply: NewComment, key = noKey): Promise<Added | undefined> {
      const [added] = await insertReply(tx, ...parametersOf(comment, reply, key))
      return addedOf(added)
    },

    /** Marks a comment or reply as deleted; undefined where there is none that `by` may delete. */
    async deleteComment(tx: Db, whose: Whose): Promise<Changed | undefined> {
      const by = sql`${whose.by}::bigint`
      return setDeleted(tx, whose, {
        at: sql`now()`,
        may: sql`c.deleted_at is null and (c.author_id = ${by} or ${mayDecide(by)} or ${isLeftBehind(by, [kind])})`,
      })
    },

    /** Restores a comment or reply that its author deleted, where they still see its object and parent. */
    async restoreComment(tx: Db, whose: Whose): Promise<Changed | undefined> {
      const by = sql`${whose.by}::bigint`
      return setDeleted(tx, whose, {
        at: sql`null`,
        may: sql`c.deleted_at is not null and c.author_id = ${by} and not c.deleted_by_owner
          and ${isUnderVisible(by, [kind])}`,
      })
    },

    /** Publishes the comment that waited for this file, with the current time; undefined where none did. */
    async publishWaitingComment(
      tx: Db,
      mediaId: string,
    ): Promise<(Placed & { is_deleted: boolean }) | undefined> {
      const { rows: found } = await sql<Placed & { is_deleted: boolean }>`
        with ${surroundings(kind, sql`c.media_id = ${mediaId} and c.position is null and c.held_for is null`)},
        published as (
          update comments c set position = nextval('comment_positions'), created_at = now()
          from object left join parent on true
          where c.media_id = ${mediaId} and c.position is null and c.held_for is null and c.object_id = object.id
          returning c.*, parent.author_id as parent_author)
        select c.id, c.object_id as object, c.parent_id as parent, c.author_id as author, c.mentions,
          c.deleted_at is not null as is_deleted,
          ${hearing(kind, sql`coalesce(c.parent_author, ${objectAuthor})`)}
        from published c join ${rows} on ${id} = c.object_id`.execute(tx)
      return found[0]
    },
  }
}

/** Returns the object that has a comment with this file. */
export async function findObjectOfFile(tx: Db, mediaId: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('object_id')
    .where('media_id', '=', mediaId)
    .executeTakeFirst()
  return row?.object_id
}
