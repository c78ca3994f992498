/** Rows of a conversation, as one of its two members sees it. */
import { sql } from 'kysely'
import { unreadColumn } from '../../conversations/messages.queries.ts'
import { ownsSeveral, pairChats, runsSeveral } from '../../visibility/conversations.ts'
import { hasBlocked, isAway, notHidden, type Who } from '../../visibility/members.ts'

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

/** Of a chat of several people: as JSON, a few of them with the keys of their pictures. */
export interface SeveralRow {
  title: string
  people_count: number
  people: Array<{ user_id: number; full_name: string; avatar_key: string | null }>
  picture_key: string | null
  is_admin: boolean
  is_owner: boolean
}

export interface ChatRow extends ReadRow {
  kind: ChatKind | 'several'
  peer_id: number | null
  /** Null if the viewer may not see who it is. */
  username: string | null
  full_name: string | null
  is_bot: boolean | null
  avatar_key: string | null
  box: 'open' | 'minimized' | 'closed'
  is_closed: boolean
  standing: 'accepted' | 'requested' | 'declined'
  is_blocked: boolean
  /** The viewer blocked the other. */
  is_blocker: boolean
  can_write: boolean
  several: SeveralRow | null
  keep_days: 0 | 7 | 30
  is_online: boolean
  last_seen: Date | null
  is_pinned: boolean
  is_archived: boolean
  is_muted: boolean
  /** Null where it is not muted, or for good. */
  muted_until: Date | null
  /** The position in a list: when something was last written, in microseconds. */
  at: number
}

/** Whether the member of the row `s` isn't told of its messages. */
const isMuted = sql<boolean>`coalesce(s.muted_until > now(), false)`

/** A closed box stays away while its chat is muted, and afterwards until somebody writes again. */
export const isClosed = sql<boolean>`
  (s.box = 'closed' and (kept.friend_seq <= s.closed_seq
    or coalesce(s.muted_until > now() or c.last_at <= s.muted_until, false)))`

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

/** How many of several people are shown with their chat, beside the viewer. */
const mostShownPeople = sql.lit(4)

/** Column: of a chat of several people, who they are, as far as `viewer` sees them. */
export const severalColumn = (viewer: Who) => sql`
  case when s.entry is not null then (
    select jsonb_build_object('title', c.title, 'people_count', count(*) + 1, 'is_owner', ${ownsSeveral}, 'is_admin', ${runsSeveral},
      'picture_key', (select given.key from media given where given.id = c.picture_id),
      'people', coalesce(jsonb_agg(jsonb_build_object('user_id', each.id, 'full_name', each.full_name, 'avatar_key', picture.key)
        order by each.entry) filter (where each.place <= ${mostShownPeople}), '[]'))
    from (
      select person.id, person.full_name, person.avatar_id, entrant.entry, row_number() over (order by entrant.entry) as place
      from conversation_members entrant join members person on person.id = entrant.member_id and ${notHidden(viewer, sql`person.id`)}
      where entrant.conversation_id = s.conversation_id and entrant.member_id <> ${viewer}) each
    left join media picture on picture.id = each.avatar_id and each.place <= ${mostShownPeople}) end`

/** A row's `last_at` in microseconds. */
export const lastAt = (last_at: Who) => sql<number>`(extract(epoch from ${last_at}) * 1000000)::bigint`

export const chatColumns = (viewer: Who, at: Who = lastAt(sql`c.last_at`)) => sql`
  ${readColumns(viewer)}, c.kind, s.peer_id, m.username, m.full_name, m.is_bot, face.key as avatar_key, s.box,
  ${isClosed} as is_closed, s.standing, s.is_blocked,
  ${hasBlocked(viewer, sql`s.peer_id`)} as is_blocker,
  (s.entry is not null or (not s.is_blocked and s.peer_id is not null and not ${isAway(sql`s.peer_id`)})) as can_write,
  ${severalColumn(viewer)} as several, c.keep_days,
  kept.pinned_at is not null as is_pinned, kept.is_archived, ${isMuted} as is_muted,
  case when s.muted_until > now() and s.muted_until < 'infinity' then s.muted_until end as muted_until,
  presence.is_online, presence.last_seen, ${at} as at`

export const markTable = (viewer: Who) => sql`
  left join read_marks mark on mark.conversation_id = c.id and mark.member_id = ${viewer}`

// oxlint-disable-next-line commons/members-in-sight -- the name of a member whom one has blocked stays in one’s own chats
export const chatTables = (viewer: Who) => sql`
  ${markTable(viewer)}
  left join members m on m.id = s.peer_id and not ${hasBlocked(sql`s.peer_id`, viewer)} and not ${isAway(sql`s.peer_id`)}
  left join media face on face.id = m.avatar_id
  cross join lateral (select * from listed_chats l
    where l.conversation_id = c.id and l.member_id = ${viewer} limit 1) as kept
  cross join lateral (
    select sees and is_online(s.peer_id) as is_online,
      case when sees then (select seen_at from last_seen once where once.member_id = s.peer_id) end as last_seen
    from (select ${seesPresence(viewer)} as sees) as may) as presence`
