/** SQL that reads conversations and their messages; `messages.writing.queries.ts` writes them. */
import { type RawBuilder, sql } from 'kysely'
import { type Db, type InSql, prepared } from '../platform/db/prepared.ts'
import { type ConversationKind, hasPlace, isShown, type Seen } from '../visibility/conversations.ts'
import type { Who } from '../visibility/members.ts'
import { messagesOf, type MessageRow } from './messages.rows.ts'

/** A member's read position in a conversation. */
export interface ReadingRow {
  /** Null where they haven't read any of it. */
  last_read: number | null
  unread: number
}
export interface ConversationRow extends ReadingRow {
  place: number
  last_seq: number
  last_change: number
}

/** Unread counts stop here. */
const mostUnread = sql.lit(100)
/**
 * Only this many of the latest messages are searched: a new member has no read mark, so all are unread to
 * them.
 */
const mostLooked = sql.lit(1000)
/** How many replies are shown with a message. */
const repliesShown = sql.lit(3)

/** Column: how many messages of others in `c` come after `mark`, the last place `viewer` has read, or null. */
export const unreadColumn = (kind: ConversationKind, viewer: Who, mark: Who) => sql`
  (select count(*)::int from (
    select from messages d
    where d.conversation_id = c.id and d.seq > greatest(coalesce(${mark}, 0), c.last_seq - ${mostLooked}) and d.author_id <> ${viewer}
      and (${mark} is not null or d.created_at >= ${kind.since}) and ${isShown(kind, viewer)}
    limit ${mostUnread}) each) as unread`

/** `of` is the place of the conversation, or the message replied to. */
type PageArguments = [viewer: number, of: number, before: number, limit: number, offset: number]

/** Returns the statements that read conversations of this kind. */
export function conversationReads(kind: ConversationKind) {
  const named = (what: string) => `${what}_${kind.name}_messages`
  // A scalar subquery, evaluated before the scan begins: with a join, the planner would read and sort the
  // whole conversation.
  const standingIn = (viewer: Who, place: Who, what: Who) => sql`
    (select ${what} from conversations c ${kind.standing(viewer)} where ${kind.place} = ${place})`
  /** The messages `d` of the conversation at `place`; none unless `viewer` is in it. */
  const inside = (viewer: Who, place: Who) => sql`
    from messages d where d.conversation_id = ${standingIn(viewer, place, sql`c.id`)}`
  const ofRoot = (viewer: Who, root: Who) => sql`
    from messages first join conversations c on c.id = first.conversation_id ${kind.standing(viewer)} where first.id = ${root}`
  const seenIn = (viewer: Who, place: Who): Seen => ({
    seesBlocked: standingIn(viewer, place, kind.seesBlocked),
    cleared: standingIn(viewer, place, kind.cleared),
  })
  const isShownIn = (viewer: Who, place: Who) => isShown(kind, viewer, seenIn(viewer, place))
  const hasPlaceIn = (viewer: Who, place: Who) => hasPlace(kind, viewer, seenIn(viewer, place))

  const find = prepared<[viewer: number, place: number], ConversationRow>(
    `find_${kind.name}_conversation`,
    (viewer, place) => sql`
      select ${kind.place} as place, c.last_seq, c.last_change, mark.seq as last_read,
        ${unreadColumn(kind, viewer, sql.ref('mark.seq'))}
      from conversations c ${kind.standing(viewer)}
      left join read_marks mark on mark.conversation_id = c.id and mark.member_id = ${viewer}
      where ${kind.place} = ${place}`,
  )

  /** Makes a list of the messages that `ids` selects, which returns them newest first. */
  const listOf = (name: string, ids: (...page: InSql<PageArguments>) => RawBuilder<{ id: number }>) => {
    const list = prepared<PageArguments, MessageRow>(
      named(name),
      (viewer, ...page) => messagesOf(kind, ids(viewer, ...page), viewer),
      5,
    )
    return async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).toSorted((a, b) => b.seq - a.seq)
  }

  // With ties: a reply and its root's new count share one change number and must not be split.
  const listChanged = prepared<
    [viewer: number, place: number, since: number, limit: number],
    MessageRow & { is_placed: boolean }
  >(named('list_changed'), (viewer, place, since, limit) =>
    messagesOf<{ is_placed: boolean }>(
      kind,
      sql`
          select d.id ${inside(viewer, place)} and d.changed > ${since}
          order by d.changed fetch first (${limit}::int) rows with ties`,
      viewer,
      sql`, ${hasPlaceIn(viewer, place)} as is_placed`,
    ),
  )

  const findOne = prepared<[viewer: number, message: number], MessageRow>(named('find'), (viewer, message) =>
    messagesOf(
      kind,
      sql`select d.id from messages d join conversations c on c.id = d.conversation_id and ${kind.isOfKind}
        ${kind.standing(viewer)} where d.id = ${message} and ${hasPlace(kind, viewer)}`,
      viewer,
    ),
  )

  return {
    /** Returns a conversation with the member's read position; undefined where they aren't in it. */
    async findConversation(db: Db, viewer: number, place: number): Promise<ConversationRow | undefined> {
      const [row] = await find(db, viewer, place)
      return row
    },

    /** Returns messages that reply to nothing, and the latest replies to each. */
    listThreads: listOf(
      'list',
      (viewer, place, before, limit, offset) => sql`
        with page as materialized (
          select d.id ${inside(viewer, place)} and d.root_id is null and d.seq < ${before}
            and ${isShownIn(viewer, place)}
          order by d.seq desc limit ${limit}::int offset ${offset}::int)
        select id from page
        union all
        select reply.id from page cross join lateral (
          select d.id from messages d where d.root_id = page.id and ${isShownIn(viewer, place)}
          order by d.seq desc limit ${repliesShown}) as reply`,
    ),

    /** Returns all replies below a message, direct or not. */
    listReplies: listOf(
      'list_replies_to',
      (viewer, root, before, limit, offset) => sql`
        select d.id from messages d
        where d.root_id = ${root} and d.seq < ${before}
          and (select true ${ofRoot(viewer, root)})
          and ${isShown(kind, viewer, {
            seesBlocked: sql`(select ${kind.seesBlocked} ${ofRoot(viewer, root)})`,
            cleared: sql`(select ${kind.cleared} ${ofRoot(viewer, root)})`,
          })}
        order by d.seq desc limit ${limit}::int offset ${offset}::int`,
    ),

    /** Returns messages and replies, including the places of deleted ones. */
    listHistory: listOf(
      'list_all',
      (viewer, place, before, limit, offset) => sql`
        select d.id ${inside(viewer, place)} and d.seq < ${before} and ${hasPlaceIn(viewer, place)}
        order by d.seq desc limit ${limit}::int offset ${offset}::int`,
    ),

    /**
     * Returns the changes after `since` that the viewer sees, oldest first, and the last change number
     * covered.
     */
    async listChanges(
      db: Db,
      viewer: number,
      place: number,
      { since, limit }: { since: number; limit: number },
    ): Promise<{ rows: MessageRow[]; upTo: number; isFull: boolean }> {
      const rows = await listChanged(db, viewer, place, since, limit)
      return {
        rows: rows
          .filter(({ is_placed }) => is_placed)
          .toSorted((a, b) => a.changed - b.changed || a.seq - b.seq),
        upTo: Math.max(since, ...rows.map(({ changed }) => changed)),
        isFull: rows.length >= limit,
      }
    },

    /** Returns a message, or the place of a deleted one; undefined where the viewer sees neither. */
    async findMessage(db: Db, viewer: number, message: number): Promise<MessageRow | undefined> {
      const [row] = await findOne(db, viewer, message)
      return row
    },
  }
}
