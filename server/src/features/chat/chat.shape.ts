/** Converts conversations and messages of two members to the wire format. */
import { botShape } from '../../authors/author.shape.ts'
import { languageOf } from '../../platform/written-language.ts'
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { longestExcerpt, shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import { messageHtml } from '../../conversations/message-html.ts'
import type { MessageRow } from '../../conversations/messages.rows.ts'
import { messageFile, toldCall } from '../../conversations/messages.shape.ts'
import { linkCardShape } from '../../platform/link-cards/link-card.rows.ts'
import { faceAddress } from '../../platform/media/address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ChatRow, ReadRow, SeveralRow } from './chat.rows.ts'

/** How far each side has read, which decides the ticks. */
export type Read = Pick<ReadRow, 'friend_read' | 'last_read'>

/** For a message that was just written or changed, even if the other may have read it by now. */
export const unread: Read = { friend_read: 0, last_read: null }

export function messageShape(row: MessageRow, viewer: Viewer, read: Read): ChatMessage {
  const isOwn = row.author_id === viewer.member.id
  const isSeen = row.seq <= (isOwn ? read.friend_read : (read.last_read ?? 0))
  return {
    message_id: row.id,
    chat_id: row.place,
    seq: row.seq,
    change: row.changed,
    sender_id: row.author_id,
    sender:
      row.full_name === null
        ? null
        : { full_name: row.full_name, ...botShape(row), avatar: faceAddress(viewer.media, row.avatar_key) },
    message: messageHtml(row.message),
    text: row.message,
    mentions: row.mentions,
    lang: languageOf(row.message),
    seen: isSeen ? '1' : '0',
    date: row.created_at.toISOString(),
    edited_at: row.is_deleted ? null : (row.edited_at?.toISOString() ?? null),
    ...messageFile(row, viewer),
    link_card: linkCardShape(row.link_card),
    replies_to: row.quoted && {
      message_id: row.quoted.id,
      seq: row.quoted.seq,
      sender_id: row.quoted.author_id,
      full_name: row.quoted.full_name,
      excerpt: shortenedRead(row.quoted.excerpt, longestExcerpt),
      file_type: row.quoted.file_type,
      is_deleted: flag(row.quoted.is_deleted),
    },
    is_forwarded: flag(row.is_forwarded && !row.is_deleted),
    video_call: toldCall(row),
    user_reaction: row.is_deleted || row.reaction === 'none' ? null : row.reaction,
    friend_reaction: row.is_deleted ? null : row.friend_reaction,
    reactions: row.reactions ?? [],
    notice: row.notice,
    is_deleted: flag(row.is_deleted),
  }
}

export const messagesShape = (rows: readonly MessageRow[], viewer: Viewer, read: Read): ChatMessage[] =>
  rows.map((row) => messageShape(row, viewer, read))

export const readShape = (row: ReadRow) => ({
  last_read: row.last_read,
  unread_count: row.unread,
  friend_read: row.friend_read,
  last_seq: row.last_seq,
  last_change: row.last_change,
  cleared_seq: row.cleared_seq,
})

function blockedBy(row: ChatRow, viewer: Viewer): number {
  if (row.is_blocker) return viewer.member.id
  return row.is_blocked ? (row.peer_id ?? 0) : 0
}

export const severalShape = (row: SeveralRow, { media }: Viewer): NonNullable<Chat['several']> => ({
  title: row.title,
  people_count: row.people_count,
  people: row.people.map(({ avatar_key, ...person }) => ({
    ...person,
    avatar: faceAddress(media, avatar_key),
  })),
  picture: faceAddress(media, row.picture_key),
  is_admin: flag(row.is_admin),
  is_owner: flag(row.is_owner),
})

export function chatShape(row: ChatRow, messages: readonly MessageRow[], viewer: Viewer): Chat {
  return {
    id: row.peer_id,
    chat_id: row.chat_id,
    username: row.username,
    full_name: row.full_name,
    ...botShape(row),
    avatar: faceAddress(viewer.media, row.avatar_key),
    several: row.several && severalShape(row.several, viewer),
    by_freelancer: flag(row.kind === 'freelance'),
    open_chat_box: flag(row.box === 'open'),
    is_closed: flag(row.is_closed),
    blocked_chat_by: blockedBy(row, viewer),
    can_write: flag(row.can_write),
    is_request: flag(row.standing === 'requested'),
    ...readShape(row),
    keep_days: row.keep_days,
    is_pinned: flag(row.is_pinned),
    is_archived: flag(row.is_archived),
    is_muted: flag(row.is_muted),
    muted_until: row.muted_until?.toISOString() ?? null,
    is_online: flag(row.is_online),
    last_seen: row.last_seen?.toISOString() ?? null,
    messages: messagesShape(messages, viewer, row),
  }
}

/** Converts conversations, each with its own messages. */
export function chatsShape(
  rows: readonly ChatRow[],
  messages: readonly MessageRow[],
  viewer: Viewer,
): Chat[] {
  const byChat = Map.groupBy(messages, ({ place }) => place)
  return rows.map((row) => chatShape(row, byChat.get(row.chat_id) ?? [], viewer))
}
