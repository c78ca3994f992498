/** SQL that reads conversations of two members; their messages are read by `conversations/`. */
import type { chatFilters } from '@commons/contract/chat/chat.ts'
import { type RawBuilder, sql } from 'kysely'
import { messagesOf, type MessageRow } from '../../conversations/messages.rows.ts'
import { type Db, prepared } from '../../platform/db/prepared.ts'
import { hasPlace, isShown, pairChats } from '../../visibility/conversations.ts'
import { areFriends, isFollowing, notHidden, type Who } from '../../visibility/members.ts'
import {
  chatColumns,
  type ChatKind,
  type ChatRow,
  chatTables,
  isClosed,
  lastAt,
  markTable,
  readColumns,
  type ReadRow,
} from './chat.rows.ts'

const standing = (viewer: Who) => pairChats.standing(viewer)
const chat = (viewer: Who) => sql`conversations c ${standing(viewer)} ${chatTables(viewer)}`

const find = prepared<[viewer: number, chat: number], ChatRow>(
  'find_chat',
  (viewer, id) => sql`select ${chatColumns(viewer)} from ${chat(viewer)} where c.id = ${id}`,
)

/** Returns a member's conversation; undefined if they aren't in it. */
export async function findChat(db: Db, viewer: number, id: number): Promise<ChatRow | undefined> {
  const [row] = await find(db, viewer, id)
  return row
}

const findReading = prepared<[viewer: number, chat: number], ReadRow>(
  'find_chat_reading',
  (viewer, id) => sql`
    select ${readColumns(viewer)} from conversations c ${standing(viewer)} ${markTable(viewer)} where c.id = ${id}`,
)

/** Returns how far both sides have read; undefined if the member isn't in the conversation. */
export async function findRead(db: Db, viewer: number, id: number): Promise<ReadRow | undefined> {
  const [row] = await findReading(db, viewer, id)
  return row
}

const findTyping = prepared<[viewer: number, chat: number], { hearing: number[] }>(
  'find_typing_chat',
  (viewer, id) => sql`
    select array(
      select peer.member_id from conversation_members peer
      where peer.conversation_id = c.id and peer.member_id <> ${viewer} and peer.standing = 'accepted'
        and (peer.member_id = s.peer_id or (s.entry is not null and ${notHidden(viewer, sql`peer.member_id`)}))
        and ${pairChats.mayWrite}) as hearing
    from conversations c ${standing(viewer)}
    where c.id = ${id}`,
)

/** Returns who hears that a member types; undefined if there is no such conversation. */
export async function findHearing(db: Db, viewer: number, id: number): Promise<number[] | undefined> {
  const [row] = await findTyping(db, viewer, id)
  return row?.hearing
}

/** The member somebody writes to, and the conversation of the two, if there is one. */
export interface PairRow {
  friend: number
  /** Neither blocked the other, and they are not away. */
  is_visible: boolean
  /** They let the other begin a conversation. */
  lets_write: boolean
  chat: number | null
  standing: ChatRow['standing'] | null
  friend_standing: ChatRow['standing'] | null
  is_online: boolean
  /** The answered message is one of this conversation. */
  is_answer: boolean | null
  is_blocker: boolean
}

const findTheTwo = prepared<
  [viewer: number, friend: number, kind: ChatKind, answered: number | null],
  PairRow
>(
  'find_chat_of_two',
  (viewer, friend, kind, answered) => sql`
    select m.id as friend, ${notHidden(viewer, sql`m.id`)} as is_visible,
      (case coalesce((select who_may_write from chat_settings t where t.member_id = m.id), 'everyone')
        when 'everyone' then true when 'following' then ${isFollowing(sql`m.id`, viewer)}
        when 'friends' then ${areFriends(sql`m.id`, viewer)} else false end) as lets_write,
      c.id as chat, s.standing, peer.standing as friend_standing, is_online(m.id) as is_online,
      (select d.conversation_id = c.id from messages d where d.id = ${answered}::bigint) as is_answer,
      (select true from blocks b where b.blocker_id = ${viewer} and b.blocked_id = m.id) is true as is_blocker
    from members m
    left join conversations c on c.low_id = least(m.id, ${viewer}::bigint) and c.high_id = greatest(m.id, ${viewer}::bigint)
      and c.kind = ${kind}::text and c.kind <> 'group'
    left join conversation_members s on s.conversation_id = c.id and s.member_id = ${viewer}
    left join conversation_members peer on peer.conversation_id = c.id and peer.member_id = m.id
    where m.id = ${friend}`,
)

/** Returns `friend` as `viewer` writes to them; undefined if there is no such member. */
export async function findPair(
  db: Db,
  viewer: number,
  { friend, kind, answered = null }: { friend: number; kind: ChatKind; answered?: number | null | undefined },
): Promise<PairRow | undefined> {
  const [row] = await findTheTwo(db, viewer, friend, kind, answered)
  return row
}

/**
 * `standing` for a few rows `c`, looked up for each: given a join, the planner takes a member's rows for few
 * and reads all of them first.
 */
export const eachStanding = (viewer: Who) => sql`
  cross join lateral (select * from conversation_members s
    where s.conversation_id = c.id and s.member_id = ${viewer} limit 1) s`

/** Joins the conversations in the lists of `viewer`: `l` gives the order, the rest is looked up for each. */
export const listed = (viewer: Who, order: RawBuilder<unknown> = sql`listed_chats l`) => sql`
  ${order}
  cross join lateral (select * from conversations c where c.id = l.conversation_id limit 1) c
  ${eachStanding(viewer)}
  left join lateral (select mark.seq from read_marks mark
    where mark.conversation_id = l.conversation_id and mark.member_id = ${viewer} limit 1) mark on true`

/** True where `c` holds messages that the member hasn't cleared. */
export const holdsAnything = sql`c.last_seq > s.cleared_seq`

/** True where `c` holds a message that `viewer` hasn't read. */
const isUnread = (viewer: Who) => sql<boolean>`
  (l.friend_seq > greatest(coalesce(mark.seq, 0), s.cleared_seq) and exists (
    select from messages d where d.conversation_id = c.id and d.seq > greatest(coalesce(mark.seq, 0), s.cleared_seq)
      and d.author_id <> ${viewer} and ${isShown(pairChats, viewer)}))`

export type Filter = (typeof chatFilters)[number]

/** The same of both the list and the archive, which a search looks through. */
export const inAnyOrder = (viewer: Who) =>
  sql<boolean>`(l.member_id = ${viewer} and l.last_at is not null and not l.is_request)`

/** The condition of each list, as far as an index of `l` covers it. */
export const inOrder: Record<Filter, (viewer: Who) => RawBuilder<boolean>> = {
  all: (viewer) => sql`(${inAnyOrder(viewer)} and not l.is_archived)`,
  unread: (viewer) => sql`(${inAnyOrder(viewer)} and not l.is_archived and l.friend_seq > l.seen_seq)`,
  archived: (viewer) => sql`(${inAnyOrder(viewer)} and l.is_archived)`,
  requests: (viewer) => sql`(l.member_id = ${viewer} and l.last_at is not null and l.is_request)`,
}

/** The full condition of each list: first what an index of `l` covers, then the current state. */
export const filters: Record<Filter, (viewer: Who) => RawBuilder<boolean>> = {
  all: (viewer) => sql`(${inOrder.all(viewer)} and s.standing = 'accepted')`,
  unread: (viewer) => sql`(${inOrder.unread(viewer)} and s.standing = 'accepted' and ${isUnread(viewer)})`,
  archived: (viewer) => sql`(${inOrder.archived(viewer)} and s.standing = 'accepted')`,
  requests: (viewer) => sql`(${inOrder.requests(viewer)} and s.standing = 'requested' and not s.is_blocked)`,
}

const moment = (at: Who) => sql`timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond'`

type ListArguments = [viewer: number, at: number, id: number, limit: number, offset: number]

export const ofKind = { any: sql`true`, members: sql`not l.is_freelance`, freelance: sql`l.is_freelance` }

/** What puts pinned chats before all others: more than any moment, and with one still a whole number. */
const beforeOthers = sql.lit(4_000_000_000_000_000)

// Few are pinned, so all of them are read with each page.
const listWithPinned = (kind: keyof typeof ofKind) =>
  prepared<ListArguments, ChatRow>(
    `list_chats_all_${kind}`,
    (viewer, at, id, limit, offset) => sql`
      with page as materialized (
        select id, at from (
          select l.conversation_id as id, ${beforeOthers} + ${lastAt(sql`l.pinned_at`)} as at
          from ${listed(viewer)}
          where ${filters.all(viewer)} and l.pinned_at is not null and ${ofKind[kind]} and ${holdsAnything}
          union all
          (select l.conversation_id, ${lastAt(sql`l.last_at`)} from ${listed(viewer)}
            where ${filters.all(viewer)} and l.pinned_at is null and ${ofKind[kind]} and ${holdsAnything}
              and (l.last_at, l.conversation_id) < (${moment(at)}, ${id}::bigint)
            order by l.last_at desc, l.conversation_id desc limit ${limit}::int + ${offset}::int)) as each
        where (at, id) < (${at}::bigint, ${id}::bigint)
        order by at desc, id desc limit ${limit}::int offset ${offset}::int)
      select ${chatColumns(viewer, sql`page.at`)}
      from unnest(array(select id from page)) as shown (id)
      join page on page.id = shown.id
      join conversations c on c.id = shown.id ${eachStanding(viewer)} ${chatTables(viewer)}
      order by page.at desc, c.id desc`,
  )

const listOf = (filter: Filter, kind: keyof typeof ofKind) =>
  prepared<ListArguments, ChatRow>(
    `list_chats_${filter}_${kind}`,
    (viewer, at, id, limit, offset) => sql`
      select ${chatColumns(viewer)}
      from unnest(array(
        select l.conversation_id from ${listed(viewer)}
        where ${filters[filter](viewer)} and ${ofKind[kind]} and ${holdsAnything}
          and (l.last_at, l.conversation_id) < (${moment(at)}, ${id}::bigint)
        order by l.last_at desc, l.conversation_id desc limit ${limit}::int offset ${offset}::int)) as page (id)
      join conversations c on c.id = page.id ${eachStanding(viewer)} ${chatTables(viewer)}
      order by c.last_at desc, c.id desc`,
  )

/** Makes a statement for each list and each kind of conversation, and for any kind. */
export function ofEachList<Statement>(of: (filter: Filter, kind: keyof typeof ofKind) => Statement) {
  const kinds = (filter: Filter) => ({
    any: of(filter, 'any'),
    members: of(filter, 'members'),
    freelance: of(filter, 'freelance'),
  })
  return {
    all: kinds('all'),
    unread: kinds('unread'),
    requests: kinds('requests'),
    archived: kinds('archived'),
  }
}

/** Lists conversations that hold messages, pinned ones first, then the latest. */
export const listChats = ofEachList((filter, kind) =>
  filter === 'all' ? listWithPinned(kind) : listOf(filter, kind),
)

/** How many of the latest conversations are checked for messages newer than their closed box. */
const mostReopened = sql.lit(100)

/** Lists the boxes that a member hasn't closed, or that got messages since, latest first. */
export const listBoxes = prepared<[viewer: number, kind: ChatKind | null, most: number], ChatRow>(
  'list_chat_boxes',
  (viewer, kind, most) => sql`
    select ${chatColumns(viewer)}
    from unnest(array(
      select s.conversation_id from conversation_members s where s.member_id = ${viewer} and s.box <> 'closed'
      union
      (select l.conversation_id from listed_chats l
        where l.member_id = ${viewer} and l.last_at is not null and not l.is_request
        order by l.last_at desc, l.conversation_id desc limit ${mostReopened})
    )) as page (id)
    join conversations c on c.id = page.id ${eachStanding(viewer)} ${chatTables(viewer)}
    where s.standing = 'accepted' and not ${isClosed} and (${kind}::text is null or (c.kind = 'freelance') = (${kind}::text = 'freelance'))
    order by c.last_at desc, c.id desc limit ${most}::int`,
)

const mostCounted = sql.lit(100)

const countWaiting = prepared<[viewer: number], { unread: number; requests: number }>(
  'count_unread_chats',
  (viewer) => {
    const count = (filter: Filter) => sql`
      (select count(*)::int from (
        select from ${listed(viewer)}
        where ${filters[filter](viewer)} and ${holdsAnything} limit ${mostCounted}) as each)`
    return sql`select ${count('unread')} as unread, ${count('requests')} as requests`
  },
)

/** Counts the conversations with unread messages, and the requests, each up to 100. */
export async function countUnread(db: Db, viewer: number): Promise<{ unread: number; requests: number }> {
  const [row] = await countWaiting(db, viewer)
  return row ?? { unread: 0, requests: 0 }
}

/** Lists the latest messages that the viewer sees in each of these conversations, newest first. */
export const listLatest = prepared<[viewer: number, chats: number[], most: number], MessageRow>(
  'list_latest_chat_messages',
  (viewer, ids, most) => sql`
    select * from (${messagesOf(
      pairChats,
      sql`
        select latest.id from unnest(${ids}::bigint[]) as asked (id)
        join conversations c on c.id = asked.id ${eachStanding(viewer)}
        cross join lateral (
          select d.id from messages d where d.conversation_id = c.id and ${hasPlace(pairChats, viewer)}
          order by d.seq desc limit ${most}::int) as latest`,
      viewer,
    )}) as each order by each.place, each.seq desc`,
)

/** Lists the last message of each that isn't deleted, for lists of conversations. */
export const listLast = prepared<[viewer: number, chats: number[]], MessageRow>(
  'list_last_chat_messages',
  (viewer, ids) =>
    messagesOf(
      pairChats,
      sql`
        select latest.id from unnest(${ids}::bigint[]) as asked (id)
        join conversations c on c.id = asked.id ${eachStanding(viewer)}
        cross join lateral (
          select d.id from messages d where d.conversation_id = c.id and ${isShown(pairChats, viewer)}
          order by d.seq desc limit 1) as latest`,
      viewer,
    ),
)

export const searchMessages = prepared<
  [viewer: number, chat: number, search: string, before: number, limit: number, offset: number],
  MessageRow
>(
  'search_chat_messages',
  (viewer, id, search, before, limit, offset) => sql`
    select * from (${messagesOf(
      pairChats,
      sql`
        select d.id from conversations c ${standing(viewer)}
        join messages d on d.conversation_id = c.id
        where c.id = ${id} and d.seq < ${before} and d.notice is null and ${isShown(pairChats, viewer)}
          and not exists (select from unnest(typed_words(${search}::text)) as word
            where strpos(search_key(d.message), word) = 0)
          and cardinality(typed_words(${search}::text)) > 0
        order by d.seq desc limit ${limit}::int offset ${offset}::int`,
      viewer,
    )}) as each order by each.seq desc`,
)
