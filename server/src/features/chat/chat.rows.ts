/** Rows of a conversation, as one of its two members sees it. */
import { sql } from 'kysely'
import { unreadColumn } from '../../conversations/messages.queries.ts'
import { pairChats } from '../../visibility/conversations.ts'
import { hasBlocked, isAway, type Who } from '../../visibility/members.ts'

export type ChatKind = 'members' | 'freelance'
export const chatKind = (byFreelancer: 0 | 1 | undefined): ChatKind =>
  byFreelancer === 1 ? 'freelance' : 'members'

/** How far both sides have read. */
export interface ReadRow {
  chat_id: number
  last_read: number | null
  unread: number
  friend_read: number
  last_seq: number
  last_change: number
  cleared_seq: number
}

export interface ChatRow extends ReadRow {
  kind: ChatKind
  peer_id: number | null
  /** Null if the viewer may not see who it is. */
  username: string | null
  full_name: string | null
  avatar_key: string | null
  box: 'open' | 'minimized' | 'closed'
  is_closed: boolean
  standing: 'accepted' | 'requested' | 'declined'
  is_blocked: boolean
  /** The viewer blocked the other. */
  is_blocker: boolean
  can_write: boolean
  keep_days: 0 | 7 | 30
  is_online: boolean
  last_seen: Date | null
  /** The position in a list: when something was last written, in microseconds. */
  at: number
}

/** The `seq` of the latest message sent to `viewer` in `c`. */
export const friendSeq = (viewer: Who) => sql<number>`
  (case when c.low_id = ${viewer} then c.high_seq else c.low_seq end)`

export const isClosed = (viewer: Who) => sql<boolean>`
  (s.box = 'closed' and ${friendSeq(viewer)} <= s.closed_seq)`

const showsPresence = (member: Who) => sql<boolean>`
  ((select false from chat_settings chosen where chosen.member_id = ${member} and not chosen.shows_presence) is null)`

/** True where `viewer`, of the row `s`, sees the other's presence: both have accepted, and both show theirs. */
export const seesPresence = (viewer: Who) => sql<boolean>`
  (s.standing = 'accepted' and not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)}
    and (select peer.standing = 'accepted' from conversation_members peer
      where peer.conversation_id = s.conversation_id and peer.member_id = s.peer_id)
    and ${showsPresence(viewer)} and ${showsPresence(sql`s.peer_id`)})`

/** How far the other has read, which is shared once they have accepted. */
const friendRead = sql`
  coalesce((select theirs.seq from read_marks theirs join conversation_members peer
      on peer.conversation_id = theirs.conversation_id and peer.member_id = theirs.member_id and peer.standing = 'accepted'
    where theirs.conversation_id = c.id and theirs.member_id = s.peer_id), 0)`

/** Columns of the conversation `c` for `viewer`, whose row in it is `s`. */
export const readColumns = (viewer: Who) => sql`
  c.id as chat_id, mark.seq as last_read, ${unreadColumn(pairChats, viewer, sql`mark.seq`)},
  ${friendRead} as friend_read, c.last_seq, c.last_change, s.cleared_seq`

/** A row's `last_at` in microseconds. */
export const lastAt = (last_at: Who) => sql<number>`(extract(epoch from ${last_at}) * 1000000)::bigint`

export const chatColumns = (viewer: Who, at: Who = lastAt(sql`c.last_at`)) => sql`
  ${readColumns(viewer)}, c.kind, s.peer_id, m.username, m.full_name, face.key as avatar_key, s.box,
  ${isClosed(viewer)} as is_closed, s.standing, s.is_blocked,
  ${hasBlocked(viewer, sql`s.peer_id`)} as is_blocker,
  (not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)}) as can_write, c.keep_days,
  presence.is_online, presence.last_seen, ${at} as at`

export const markTable = (viewer: Who) => sql`
  left join read_marks mark on mark.conversation_id = c.id and mark.member_id = ${viewer}`

// oxlint-disable-next-line commons/members-in-sight -- the name of a member whom one has blocked stays in one’s own chats
export const chatTables = (viewer: Who) => sql`
  ${markTable(viewer)}
  left join members m on m.id = s.peer_id and not ${hasBlocked(sql`s.peer_id`, viewer)} and not ${isAway(sql`s.peer_id`)}
  left join media face on face.id = m.avatar_id
  cross join lateral (
    select sees and is_online(s.peer_id) as is_online,
      case when sees then (select seen_at from last_seen once where once.member_id = s.peer_id) end as last_seen
    from (select ${seesPresence(viewer)} as sees) as may) as presence`
