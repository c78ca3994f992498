/** Converts conversations and messages of two members to the wire format. */
import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { longestExcerpt, shortenedRead } from '@commons/contract/shared/text/cutting.ts'
import { messageHtml } from '../../conversations/message-html.ts'
import type { MessageRow } from '../../conversations/messages.rows.ts'
import { messageFile, toldCall } from '../../conversations/messages.shape.ts'
import { faceAddress } from '../../platform/media/address.ts'
import type { Viewer } from '../../platform/viewer.ts'
import type { ChatRow, ReadRow } from './chat.rows.ts'

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
    message: messageHtml(row.message),
    text: row.message,
    mentions: row.mentions,
    seen: isSeen ? '1' : '0',
    date: row.created_at.toISOString(),
    edited_at: row.is_deleted ? null : (row.edited_at?.toISOString() ?? null),
    ...messageFile(row, viewer),
    replies_to: row.quoted && {
      message_id: row.quoted.id,
      seq: row.quoted.seq,
      sender_id: row.quoted.author_id,
      excerpt: shortenedRead(row.quoted.excerpt, longestExcerpt),
      file_type: row.quoted.file_type,
      is_deleted: flag(row.quoted.is_deleted),
    },
    video_call: toldCall(row),
    user_reaction: row.is_deleted || row.reaction === 'none' ? null : row.reaction,
    friend_reaction: row.is_deleted ? null : row.friend_reaction,
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

export function chatShape(row: ChatRow, messages: readonly MessageRow[], viewer: Viewer): Chat {
  return {
    id: row.peer_id,
    chat_id: row.chat_id,
    username: row.username,
    full_name: row.full_name,
    avatar: faceAddress(viewer.media, row.avatar_key),
    by_freelancer: flag(row.kind === 'freelance'),
    open_chat_box: flag(row.box === 'open'),
    is_closed: flag(row.is_closed),
    blocked_chat_by: blockedBy(row, viewer),
    can_write: flag(row.can_write),
    is_request: flag(row.standing === 'requested'),
    ...readShape(row),
    keep_days: row.keep_days,
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
