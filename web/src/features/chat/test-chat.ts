import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'

/** Returns a message from member 7, Jana, with the given sequence number in conversation 5; for tests. */
export function aMessage(seq: number, change: Partial<ChatMessage> = {}): ChatMessage {
  const text = change.text ?? `Message ${seq}`
  return {
    message_id: 100 + seq,
    chat_id: 5,
    seq,
    change: seq,
    sender_id: 7,
    sender: null,
    message: text,
    text,
    mentions: [],
    lang: null,
    seen: '0',
    date: '2026-11-21T08:00:00.000Z',
    edited_at: null,
    file: null,
    file_type: null,
    file_state: null,
    file_progress: null,
    file_failure: null,
    picture: null,
    video: null,
    voice: null,
    attachment: null,
    replies_to: null,
    link_card: null,
    is_forwarded: 0,
    video_call: null,
    user_reaction: null,
    friend_reaction: null,
    reactions: [],
    notice: null,
    is_deleted: 0,
    ...change,
  }
}

/** Returns member 3's conversation with Jana; for tests. */
export function aChat(change: Partial<Chat> = {}): Chat {
  return {
    id: 7,
    chat_id: 5,
    username: 'jana',
    full_name: 'Jana',
    avatar: null,
    several: null,
    by_freelancer: 0,
    open_chat_box: 1,
    is_closed: 0,
    blocked_chat_by: 0,
    can_write: 1,
    is_request: 0,
    unread_count: 0,
    last_read: 0,
    friend_read: 0,
    last_seq: 0,
    last_change: 0,
    cleared_seq: 0,
    keep_days: 0,
    is_pinned: 0,
    is_archived: 0,
    is_muted: 0,
    muted_until: null,
    is_online: 0,
    last_seen: null,
    messages: [],
    ...change,
  }
}

/** How far the conversation has got with so many messages, none of which is read; for tests. */
export const aState = (count: number, change: { [name: string]: number } = {}) => ({
  last_read: 0,
  unread_count: 0,
  friend_read: 0,
  last_seq: count,
  last_change: count,
  cleared_seq: 0,
  ...change,
})
