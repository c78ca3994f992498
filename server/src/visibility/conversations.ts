/**
 * Who is in which conversation, and who sees which of its messages. What is said there is for who is in it, whatever
 * becomes of the place: it never widens.
 */
import type { TopicKind } from '@commons/contract/call.ts'
import { groupActs } from '@commons/contract/groups.ts'
import { type RawBuilder, sql } from 'kysely'
import { hasBlocked, isAway, isBlockBetween, type Who } from './members.ts'

/** A kind of conversation, as the rooms below the features know it. SQL here speaks of the row `c` of `conversations`. */
export interface ConversationKind {
  /** What its statements and events are called by. */
  readonly name: 'group' | 'pair'
  /** Of the row `c`: it is one of this kind. */
  readonly isOfKind: RawBuilder<boolean>
  /** Hints of it name its place: `group_chat:{group_id}`. */
  readonly topic: TopicKind
  /** By what the contract knows a conversation. */
  readonly place: RawBuilder<number>
  /** Joins the row `s` of how `viewer` stands to the conversation; no row where they are not in it. */
  readonly standing: (viewer: Who) => RawBuilder<unknown>
  /** Of the row `s`: who writes and reacts, and who deletes what others wrote. */
  readonly mayWrite: RawBuilder<boolean>
  readonly moderates: RawBuilder<boolean>
  /** Of the row `s`: up to which place messages are gone for them; undefined where none ever are. */
  readonly cleared?: RawBuilder<number>
  /** Of the messages of a member with whom they share a block: hidden, unless they moderate. Otherwise they stay. */
  readonly hidesBlocked: boolean
  /** What a message changes of the row `c`, beside its counters; `author` has written it. */
  readonly onMessage?: (author: Who) => RawBuilder<unknown>
  /** What else a mark changes, by the row `mark` that was just written. */
  readonly onRead?: RawBuilder<unknown>
  /** Of the row `s`: since when they are in it. */
  readonly since: RawBuilder<Date>
  /** The id of the member whose conversation it is. */
  readonly owner: RawBuilder<number>
  /** What the files of its messages are for, kept with each of them. */
  readonly files: string
}

const among = (standings: readonly string[]) =>
  sql<boolean>`s.standing in (${sql.join(standings.map((standing) => sql.lit(standing)))})`

/** The chats of groups: for their members, whether the group is open or closed. */
export const groupChats: ConversationKind = {
  name: 'group',
  isOfKind: sql`c.kind = 'group'`,
  hidesBlocked: true,
  topic: 'group_chat',
  place: sql.ref('c.group_id'),
  standing: (viewer) => sql`
    join groups g on g.id = c.group_id and g.deleted_at is null
    join group_members s on s.group_id = g.id and s.member_id = ${viewer} and s.is_in`,
  mayWrite: among(groupActs.write),
  moderates: among(groupActs.delete_posts),
  since: sql.ref('s.since'),
  owner: sql`(select o.member_id from group_members o where o.group_id = c.group_id and o.standing = 'owner')`,
  files: 'group_chat',
}

/** Chats of two members: of any two, and of client and freelancer. */
export const pairChats: ConversationKind = {
  name: 'pair',
  isOfKind: sql`c.kind <> 'group'`,
  topic: 'chat',
  place: sql.ref('c.id'),
  standing: (viewer) => sql`
    join conversation_members s on s.conversation_id = c.id and s.member_id = ${viewer}`,
  mayWrite: sql`(s.standing = 'accepted' and not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)})`,
  moderates: sql`false`,
  cleared: sql.ref('s.cleared_seq'),
  // What was said to them stays theirs: they may have to report it.
  hidesBlocked: false,
  onMessage: (author) => sql`
    last_at = now(), low_seq = case when c.low_id = ${author} then c.last_seq + 1 else c.low_seq end,
    high_seq = case when c.high_id = ${author} then c.last_seq + 1 else c.high_seq end`,
  // A message that is listed meanwhile has a later place, and stays unread.
  onRead: sql`
    update listed_chats l set seen_seq = mark.seq from mark
    where l.conversation_id = mark.conversation_id and l.member_id = mark.member_id
      and l.seen_seq < least(mark.seq, l.friend_seq)`,
  since: sql.ref('s.created_at'),
  owner: sql.lit(0),
  files: 'chat',
}

/** What of the row `s` decides which messages `viewer` sees, where that is at hand without the row. */
export interface Seen {
  readonly moderates: Who
  readonly cleared: Who
}

const seenBy = (kind: ConversationKind): Seen => ({
  moderates: kind.moderates,
  cleared: kind.cleared ?? sql.lit(0),
})

/**
 * True where `viewer`, who is in the conversation, sees the place of the message `d`, deleted or not: it is not gone
 * for them, and its author is not hidden from them, or they moderate.
 */
export const hasPlace = (kind: ConversationKind, viewer: Who, { moderates, cleared } = seenBy(kind)) => {
  const isHidden = kind.hidesBlocked
    ? sql<boolean>`(not ${moderates} and ${isBlockBetween(viewer, sql`d.author_id`)})`
    : sql<boolean>`false`
  return sql<boolean>`
  (${kind.cleared ? sql`d.seq > ${cleared} and` : sql``} (d.author_id is null or d.author_id = ${viewer}
    or (not ${isAway(sql`d.author_id`)} and not ${isHidden})))`
}

/** True where they see the message itself. */
export const isShown = (kind: ConversationKind, viewer: Who, seen?: Seen) => sql<boolean>`
  (d.deleted_at is null and ${hasPlace(kind, viewer, seen)})`

/** True where a block is between `viewer` and the author of the message `d`. */
export const isOfBlocked = (viewer: Who) => sql<boolean>`
  (d.author_id is not null and ${isBlockBetween(viewer, sql`d.author_id`)})`

/** True where the author of the message `d` has blocked `viewer`, who does not learn what they are called by now. */
export const hidesAuthor = (viewer: Who) => sql<boolean>`
  (d.author_id is not null and ${hasBlocked(sql`d.author_id`, viewer)})`

/** True where `viewer` sees the message of the row `d`. */
export const visibleMessage = (kind: ConversationKind, viewer: Who) => sql<boolean>`
  ((select ${isShown(kind, viewer)} from conversations c ${kind.standing(viewer)}
    where c.id = d.conversation_id and ${kind.isOfKind}) is true)`

/** Rows: those of the places with these ids whose conversation `viewer` is in. */
export const openConversations = (kind: ConversationKind) => (viewer: Who, ids: Who) =>
  sql<{ id: number }>`
  select ${kind.place} as id from conversations c ${kind.standing(viewer)}
  where ${kind.place} = any (${ids}::bigint[])`

/** Rows: those of the messages with these ids that `viewer` sees. */
export const visibleMessages = (kind: ConversationKind) => (viewer: Who, ids: Who) =>
  sql<{ id: number }>`
  select d.id from messages d where d.id = any (${ids}::bigint[]) and ${visibleMessage(kind, viewer)}`
