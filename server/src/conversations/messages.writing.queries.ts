/**
 * SQL that writes messages. Lock order, to avoid deadlocks: the member, their row in the conversation, the
 * conversation, its messages. A message gets its place under the conversation's lock, so places follow the
 * order of commits and a reader never misses one.
 */
import type { Mention } from '@commons/contract/shared/mention.ts'
import { sql } from 'kysely'
import { claiming, type KeyParameters } from '../platform/call/idempotency.ts'
import { type Db, type InSql, prepared } from '../platform/db/prepared.ts'
import { type ConversationKind, hasPlace, isShown } from '../visibility/conversations.ts'
import type { Who } from '../visibility/members.ts'
import { type ReadingRow, unreadColumn } from './messages.queries.ts'
import { messageColumns, type MessageRow, messageTables } from './messages.rows.ts'

export interface NewMessage {
  author: number
  message: string
  mentions: readonly Mention[]
  mediaId: string | null
  isForwarded?: boolean
}

type NewParameters = [
  author: number,
  of: number,
  message: string,
  mentions: string,
  mediaId: string | null,
  isForwarded: boolean,
  ...key: KeyParameters,
]

const me = (member: Who) => sql`
  me as materialized (select id from members where id = ${member}::bigint for key share)`

/** Returns the statements that write to conversations of this kind. */
export function conversationWrites(kind: ConversationKind) {
  const ofKind = kind.isOfKind
  // Columns of the member's row that the answer and other parts of the statement need.
  const stands = sql`${kind.seesBlocked} as sees_blocked, ${kind.cleared} as cleared`
  const standing = kind.standing(sql.ref('me.id'))

  // `limit 1` tells the planner that there is at most one row; it can't derive that from the joins.
  /**
   * CTE `target`: the message `id` where it passes `sees` for `me`, who stays in the conversation until the
   * commit.
   */
  const target = (message: Who, also: Who = sql`true`, sees = isShown) => sql`
    target as materialized (
      select d.id, d.conversation_id, d.root_id, me.id as member, ${stands}
      from me cross join messages d join conversations c on c.id = d.conversation_id and ${ofKind} ${standing}
      where d.id = ${message} and ${sees(kind, sql.ref('me.id'))} and ${also}
      limit 1 for share of s)`

  /** CTE `counted`: locks the conversation of `target` and gives it a new change number. */
  const changing = sql`
    counted as (
      update conversations c set last_change = c.last_change + 1 from target where c.id = target.conversation_id
      returning c.*)`

  /**
   * CTEs that take the next place in the conversation of `target`, insert the message there and claim its
   * key.
   */
  const adding = (
    [author, , message, mentions, mediaId, isForwarded, ...key]: InSql<NewParameters>,
    { root, parent }: { root: Who; parent: Who },
  ) => sql`
    counted as (
      update conversations c set last_seq = c.last_seq + 1, last_change = c.last_change + 1
        ${kind.onMessage ? sql`, ${kind.onMessage(author)}` : sql``}
      from target where c.id = target.conversation_id
      returning c.*),
    added as (
      insert into messages (conversation_id, seq, changed, root_id, parent_id, author_id, message, mentions, media_id, is_forwarded)
      select counted.id, counted.last_seq, counted.last_change, ${root}, ${parent}, ${author}, ${message},
        ${mentions}::jsonb, ${mediaId}::uuid, ${isForwarded}::boolean
      from counted cross join target
      returning *),
    ${claiming('added', key)}`

  /** The row of `from`, just written, as `viewer`, who is in the conversation, sees it. */
  const written = (viewer: Who, from: Who, reaction?: Who) => sql<MessageRow>`
    select ${messageColumns(kind, viewer, { ...(reaction && { reaction }), seen: { seesBlocked: sql`(select sees_blocked from target)`, cleared: sql`(select cleared from target)` } })}
    from ${from} d cross join counted c ${messageTables(viewer)}`

  const addMessage = prepared<NewParameters, MessageRow>(
    `add_${kind.name}_message`,
    (...values) => {
      const [author, place] = values
      return sql<MessageRow>`
      with ${me(author)},
      target as materialized (
        select c.id as conversation_id, ${stands} from me cross join conversations c ${standing}
        where ${kind.place} = ${place} and ${kind.mayWrite}
        limit 1 for share of s),
      ${adding(values, { root: sql`null::bigint`, parent: sql`null::bigint` })}
      ${written(author, sql`added`)}`
    },
    9,
  )

  // A statement can't write a row twice: the reply and the message that counts it are different rows.
  const addReply = prepared<NewParameters, MessageRow>(
    `add_${kind.name}_reply`,
    (...values) => {
      const [author, message] = values
      return sql<MessageRow>`
      with ${me(author)},
      ${target(message, sql`${kind.mayWrite} and d.notice is null`)},
      ${adding(values, { root: sql`coalesce(target.root_id, target.id)`, parent: sql.ref('target.id') })},
      answered as (
        update messages d set replies = d.replies + 1, changed = counted.last_change
        from counted cross join target where d.id = coalesce(target.root_id, target.id))
      ${written(author, sql`added`)}`
    },
    9,
  )

  const isWhich = { root: sql`d.root_id is null`, reply: sql`d.root_id is not null`, any: sql`true` }
  const setDeleted = (which: keyof typeof isWhich) =>
    prepared<[by: number, message: number], MessageRow>(
      `delete_${kind.name}_${which}_message`,
      (by, message) => sql`
        with ${me(by)},
        ${target(message, sql`(d.author_id = me.id or ${kind.moderates}) and d.notice is null and ${isWhich[which]}`)},
        ${changing},
        removed as (
          update messages d set deleted_at = now(), deleted_by = ${by}, changed = counted.last_change
          from counted cross join target where d.id = target.id and d.deleted_at is null
          returning d.*),
        answered as (
          update messages d set replies = d.replies - 1, changed = counted.last_change
          from counted cross join removed where d.id = removed.root_id)
        ${written(by, sql`removed`)}`,
    )
  const deletes = { root: setDeleted('root'), reply: setDeleted('reply'), any: setDeleted('any') }

  /** True where `d` tells of a call: it has no text to change, and comes back as it was. */
  const isOfCall = sql`exists (select from video_calls k where k.message_id = d.id)`

  const isTheirDeleted = sql`
    (d.deleted_by = me.id or (is_held(d.deleted_at) and d.author_id = me.id)) and (d.author_id = me.id or ${kind.moderates})
      and (d.message <> '' or d.media_id is not null or ${isOfCall}) and ${kind.mayWrite}`
  const restore = prepared<[by: number, message: number], MessageRow>(
    `restore_${kind.name}_message`,
    (by, message) => sql`
      with ${me(by)},
      ${target(message, isTheirDeleted, hasPlace)},
      ${changing},
      restored as (
        update messages d set deleted_at = null, deleted_by = null, changed = counted.last_change
        from counted cross join target where d.id = target.id and d.deleted_at is not null
        returning d.*),
      answered as (
        update messages d set replies = d.replies + 1, changed = counted.last_change
        from counted cross join restored where d.id = restored.root_id)
      ${written(by, sql`restored`)}`,
  )

  const edit = prepared<[by: number, id: number, message: string, mentions: string], MessageRow>(
    `edit_${kind.name}_message`,
    (by, id, message, mentions) => sql`
      with ${me(by)},
      ${target(id, sql`d.author_id = me.id and ${kind.mayWrite} and d.notice is null and not d.is_forwarded and not ${isOfCall}`)},
      ${changing},
      edited as (
        update messages d set message = ${message}, mentions = ${mentions}::jsonb, edited_at = now(),
          changed = counted.last_change
        from counted cross join target where d.id = target.id and d.deleted_at is null
        returning d.*)
      ${written(by, sql`edited`)}`,
  )

  const toggle = prepared<[member: number, message: number, reaction: string], MessageRow>(
    `toggle_${kind.name}_message_reaction`,
    (member, message, reaction) => sql`
      with ${me(member)},
      ${target(message, sql`${kind.mayWrite} and d.notice is null`)},
      ${changing},
      mine as (
        insert into message_reactions as r (message_id, member_id, kind)
        select target.id, target.member, ${reaction} from target cross join counted
        on conflict (message_id, member_id) do update
          set kind = case when r.kind = excluded.kind then 'none' else excluded.kind end, reacted_at = now()
        returning r.message_id, coalesce(old.kind, 'none') as was, new.kind as is_now),
      liked as (
        update messages d
          set likes = d.likes + (mine.is_now = 'like')::int - (mine.was = 'like')::int,
            dislikes = d.dislikes + (mine.is_now = 'dislike')::int - (mine.was = 'dislike')::int,
            changed = counted.last_change
        from mine cross join counted where d.id = mine.message_id
        returning d.*)
      ${written(member, sql`liked`, sql`(select mine.is_now from mine)`)}`,
  )

  const mark = prepared<[member: number, place: number, seq: number], ReadingRow & { is_shared: boolean }>(
    `mark_${kind.name}_conversation`,
    (member, place, seq) => sql`
      with ${me(member)},
      mark as (
        insert into read_marks as r (conversation_id, member_id, seq)
        select c.id, me.id, least(${seq}::bigint, c.last_seq) from me cross join conversations c ${standing}
        where ${kind.place} = ${place}
        on conflict (conversation_id, member_id) do update
          set seq = greatest(r.seq, excluded.seq), read_at = now()
        returning *)
      ${kind.onRead ? sql`, seen as (${kind.onRead})` : sql``}
      select mark.seq as last_read, ${unreadColumn(kind, member, sql.ref('mark.seq'))}, ${kind.sharesReading} as is_shared
      from mark join conversations c on c.id = mark.conversation_id ${kind.standing(member)}`,
  )

  async function change(tx: Db, which: Who): Promise<number | undefined> {
    const { rows } = await sql<{ place: number }>`
      with target as (select d.id, d.conversation_id from messages d where ${which}),
      counted as (
        update conversations c set last_change = c.last_change + 1
        from target where c.id = target.conversation_id and ${ofKind} returning c.*),
      changed as (
        update messages d set changed = counted.last_change from counted cross join target where d.id = target.id)
      select ${kind.place} as place from counted c`.execute(tx)
    return rows[0]?.place
  }

  const parametersOf = (
    of: number,
    { author, message, mentions, mediaId, isForwarded = false }: NewMessage,
    key: KeyParameters,
  ) => [author, of, message, JSON.stringify(mentions), mediaId, isForwarded, ...key] as const

  return {
    /**
     * Adds a message and claims its key; undefined where its author isn't in the conversation or may not
     * write there.
     */
    async addMessage(tx: Db, place: number, message: NewMessage, key: KeyParameters) {
      const [row] = await addMessage(tx, ...parametersOf(place, message, key))
      return row
    },
    /**
     * Adds a reply and claims its key; undefined where its author doesn't see the message it answers or may
     * not write there.
     */
    async addReply(tx: Db, parent: number, message: NewMessage, key: KeyParameters) {
      const [row] = await addReply(tx, ...parametersOf(parent, message, key))
      return row
    },
    /** Deletes a message but keeps its place; undefined where there is none that `by` may delete. */
    async deleteMessage(tx: Db, { by, id, which }: { by: number; id: number; which: keyof typeof isWhich }) {
      const [row] = await deletes[which](tx, by, id)
      return row
    },
    /**
     * Restores a message that `by` deleted, while its text or file is still kept; undefined where there is
     * none.
     */
    async restoreMessage(tx: Db, by: number, id: number) {
      const [row] = await restore(tx, by, id)
      return row
    },
    /** Changes the text of a message; undefined where `by` didn't write it or may no longer write there. */
    async editMessage(
      tx: Db,
      {
        by,
        id,
        message,
        mentions,
      }: { by: number; id: number; message: string; mentions: readonly Mention[] },
    ) {
      const [row] = await edit(tx, by, id, message, JSON.stringify(mentions))
      return row
    },
    /** Sets or takes back a reaction; undefined where the member doesn't see the message or may not react. */
    async toggleReaction(tx: Db, member: number, message: number, reaction: string) {
      const [row] = await toggle(tx, member, message, reaction)
      return row
    },
    /** Marks how far a member has read; undefined where they aren't in the conversation. */
    async setRead(tx: Db, member: number, place: number, seq: number) {
      const [row] = await mark(tx, member, place, seq)
      return row
    },
    /** Gives the message of a file that is ready or has failed a new change number; returns its place. */
    changeWithFile: (tx: Db, mediaId: string) => change(tx, sql`d.media_id = ${mediaId}`),
    /** The same for a message that shows something else that has changed. */
    changeMessage: (tx: Db, id: number) => change(tx, sql`d.id = ${id}`),
  }
}
