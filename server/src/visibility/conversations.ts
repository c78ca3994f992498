/**
 * Who is in which conversation, and who sees which of its messages. Messages are only for members of the
 * conversation, whatever happens to its group: the audience never widens.
 */
import type { TopicKind } from '@commons/contract/call.ts'
import { groupActs } from '@commons/contract/groups/groups.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasGroups } from '../platform/db/has-groups.ts'
import { hasBlocked, hiddenMembers, isAway, isBlockBetween, type Who } from './members.ts'

/**
 * A kind of conversation, as the rooms below the features know it. Its SQL refers to the row `c` of
 * `conversations`.
 */
export interface ConversationKind {
  /** Name used in its statements and events. */
  readonly name: 'group' | 'pair'
  /** True where the row `c` is of this kind. */
  readonly isOfKind: RawBuilder<boolean>
  /** Topic of its hints, followed by its place: `group_chat:{group_id}`. */
  readonly topic: TopicKind
  /** The id by which the contract names a conversation. */
  readonly place: RawBuilder<number>
  /** Joins `s`, the row of `viewer` in the conversation; no row where they aren't in it. */
  readonly standing: (viewer: Who) => RawBuilder<unknown>
  /** Of the row `s`: whether they may write and react, and delete others' messages. */
  readonly mayWrite: RawBuilder<boolean>
  readonly moderates: RawBuilder<boolean>
  /**
   * Of the row `s`: the place up to which messages are not, or no longer, for them.
   */
  readonly cleared: RawBuilder<number>
  /** Of the row `s`: whether they see messages of authors with whom they have a block. */
  readonly seesBlocked: RawBuilder<boolean>
  /** Of the row `s`: whether others see how far they have read. */
  readonly sharesReading: RawBuilder<boolean>
  /** What else a message by `author` sets in the row `c`, besides its counters. */
  readonly onMessage?: (author: Who) => RawBuilder<unknown>
  /** What else a read mark changes, given the row `mark` that was just written. */
  readonly onRead?: RawBuilder<unknown>
  /** Of the row `s`: since when they have been in it. */
  readonly since: RawBuilder<Date>
  /** Id of the member who owns the conversation. */
  readonly owner: RawBuilder<number>
  /** Media use of its messages' files, stored with each file. */
  readonly files: string
}

const among = (standings: readonly string[]) =>
  sql<boolean>`s.standing in (${sql.join(standings.map((standing) => sql.lit(standing)))})`

/** The chats of groups: for their members, whether the group is open or closed. */
export const groupChats: ConversationKind = {
  name: 'group',
  isOfKind: sql`c.kind = 'group'`,
  topic: 'group_chat',
  place: sql.ref('c.group_id'),
  standing: (viewer) => sql`
    join groups g on g.id = c.group_id and g.deleted_at is null and ${hasGroups}
    join group_members s on s.group_id = g.id and s.member_id = ${viewer} and s.is_in`,
  mayWrite: among(groupActs.write),
  moderates: among(groupActs.delete_posts),
  seesBlocked: among(groupActs.delete_posts),
  sharesReading: sql`true`,
  // Where the group was closed until it was opened, what was said before isn't for members who came later.
  cleared: sql.ref('s.chat_from'),
  onMessage: () => sql`last_at = now()`,
  since: sql.ref('s.since'),
  owner: sql`(select o.member_id from group_members o where o.group_id = c.group_id and o.standing = 'owner')`,
  files: 'group_chat',
}

/** Of the row `s` of `conversation_members`: whether it is a chat of several people, and not of two. */
const isOfSeveral = sql<boolean>`(s.entry is not null)`

/**
 * True where the row `s` of a chat of several people is the first of its administrators, who owns it; without one, the
 * first of those who are there.
 */
export const ownsSeveral = sql<boolean>`
  (not exists (select from conversation_members earlier
    where earlier.conversation_id = s.conversation_id and (earlier.is_admin, -earlier.entry) > (s.is_admin, -s.entry)
      and not ${isAway(sql`earlier.member_id`)}))`

/**
 * True where the row `s` of a chat of several people is an administrator, as its owner is. Of two with a block between
 * them only the earlier one is: nobody runs a chat out of sight of its owner.
 */
export const runsSeveral = sql<boolean>`
  (${ownsSeveral} or (s.is_admin and not exists (select from conversation_members senior
    where senior.conversation_id = s.conversation_id and senior.is_admin and senior.entry < s.entry
      and ${isBlockBetween(sql`senior.member_id`, sql`s.member_id`)})))`

/** Chats of two members, including those of client and freelancer, and of several. */
export const pairChats: ConversationKind = {
  name: 'pair',
  isOfKind: sql`c.kind <> 'group'`,
  topic: 'chat',
  place: sql.ref('c.id'),
  standing: (viewer) => sql`
    join conversation_members s on s.conversation_id = c.id and s.member_id = ${viewer}`,
  mayWrite: sql`(s.standing = 'accepted' and (${isOfSeveral}
    or (not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)})))`,
  moderates: sql`false`,
  // What two said to each other stays visible to both: one may need to report it.
  seesBlocked: sql`(s.entry is null)`,
  sharesReading: sql`(s.entry is null)`,
  cleared: sql.ref('s.cleared_seq'),
  onMessage: (author) => sql`
    last_at = now(), last_author_id = case when c.kind = 'several' then ${author}::bigint end, low_seq = case when c.low_id = ${author} then c.last_seq + 1 else c.low_seq end,
    high_seq = case when c.high_id = ${author} then c.last_seq + 1 else c.high_seq end`,
  // A message listed in the meantime has a later place, and stays unread.
  onRead: sql`
    update listed_chats l set seen_seq = mark.seq from mark
    where l.conversation_id = mark.conversation_id and l.member_id = mark.member_id
      and l.seen_seq < least(mark.seq, l.friend_seq)`,
  since: sql.ref('s.created_at'),
  owner: sql.lit(0),
  files: 'chat',
}

/**
 * Values of the row `s` that decide which messages `viewer` sees, for statements that have them without the
 * row.
 */
export interface Seen {
  readonly seesBlocked: Who
  readonly cleared: Who
}

const seenBy = (kind: ConversationKind): Seen => ({
  seesBlocked: kind.seesBlocked,
  cleared: kind.cleared,
})

/**
 * True where `viewer`, who is in the conversation, sees the place of the message `d`, deleted or not: it is
 * after what they have cleared, and its author is neither away nor hidden by a block, which some don't mind.
 */
export const hasPlace = (
  kind: ConversationKind,
  viewer: Who,
  { seesBlocked, cleared } = seenBy(kind),
) => sql<boolean>`
  (d.seq > ${cleared} and (d.author_id is null or d.author_id = ${viewer}
    or (not ${isAway(sql`d.author_id`)} and (${seesBlocked} or not ${isBlockBetween(viewer, sql`d.author_id`)}))))`

/** True where `viewer` sees the message itself. */
export const isShown = (kind: ConversationKind, viewer: Who, seen?: Seen) => sql<boolean>`
  (d.deleted_at is null and ${hasPlace(kind, viewer, seen)})`

/**
 * Column: how many of the replies below the message `d` `viewer` sees. Only those they don't see are read,
 * which are few, and none for a message without replies.
 */
export const shownReplies = (viewer: Who, { seesBlocked }: Seen) => {
  const ofAway = sql`
    select count(*)::int from away_replies away join messages reply on reply.id = away.message_id
    where away.root_id = d.id and reply.deleted_at is null`
  const ofHidden = sql`
    select count(*)::int from messages reply
    where reply.root_id = d.id and reply.conversation_id = d.conversation_id and reply.deleted_at is null
      and reply.author_id = any (array(${hiddenMembers(viewer)})) and not ${isAway(sql`reply.author_id`)}`
  return sql<number>`(case when d.replies = 0 then 0 else d.replies - (${ofAway})
    - case when ${seesBlocked} then 0 else (${ofHidden}) end end)`
}

/** True where a block is between `viewer` and the author of the message `d`. */
export const isOfBlocked = (viewer: Who) => sql<boolean>`
  (d.author_id is not null and ${isBlockBetween(viewer, sql`d.author_id`)})`

/**
 * True where the author of the message `d` has blocked `viewer`, who then must not learn their current name.
 */
export const hidesAuthor = (viewer: Who) => sql<boolean>`
  (d.author_id is not null and ${hasBlocked(sql`d.author_id`, viewer)})`

/** True where `viewer` sees the message of the row `d`. */
export const visibleMessage = (kind: ConversationKind, viewer: Who) => sql<boolean>`
  ((select ${isShown(kind, viewer)} from conversations c ${kind.standing(viewer)}
    where c.id = d.conversation_id and ${kind.isOfKind}) is true)`

/** True where `viewer` sees the message of the row `d`, in whatever conversation. */
export const visibleAnywhere = (viewer: Who) => sql<boolean>`
  (${visibleMessage(pairChats, viewer)} or ${visibleMessage(groupChats, viewer)})`

/** Rows: those of the places with these ids where `viewer` is in the conversation. */
export const openConversations = (kind: ConversationKind) => (viewer: Who, ids: Who) =>
  sql<{ id: number }>`
  select ${kind.place} as id from conversations c ${kind.standing(viewer)}
  where ${kind.place} = any (${ids}::bigint[])`

/** Rows: those of the messages with these ids that `viewer` sees. */
export const visibleMessages = (kind: ConversationKind) => (viewer: Who, ids: Who) =>
  sql<{ id: number }>`
  select d.id from messages d where d.id = any (${ids}::bigint[]) and ${visibleMessage(kind, viewer)}`
