import type { GroupChatEntry } from '@commons/contract/groups-chat.ts'

/** What member 7 said at this place in the chat of group 5; for tests. */
export function anEntry(seq: number, change: Partial<GroupChatEntry> = {}): GroupChatEntry {
  return {
    id: 100 + seq,
    group_id: 5,
    seq,
    change: seq,
    user_id: 7,
    username: 'jana',
    full_name: 'Jana',
    avatar: null,
    profile_pic: null,
    message: `Message ${seq}`,
    mentions: [],
    file: null,
    file_type: null,
    file_state: null,
    file_progress: null,
    file_failure: null,
    picture: null,
    video: null,
    like_count: 0,
    dislike_count: 0,
    user_like: 0,
    user_dislike: 0,
    group_owner_id: 9,
    is_blocked: 0,
    duration: '1m',
    created_at: '2026-11-21T08:00:00.000Z',
    chat_id: 100 + seq,
    chat_reply_id: null,
    reply_count: 0,
    replies_to: null,
    is_deleted: 0,
    ...change,
  }
}
