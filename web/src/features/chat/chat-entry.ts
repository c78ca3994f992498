import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import type { ToldVideoCall } from '@commons/contract/shared/video-call-state.ts'
import type { Message } from '../../conversation/message.ts'

/** A message of a chat, in the form conversations display. */
export interface ChatEntry extends Message {
  readonly chat_id: number
  readonly edited_at: string | null
  readonly user_reaction: string | null
  readonly friend_reaction: string | null
  readonly reactions: ChatMessage['reactions']
  readonly notice: ChatMessage['notice']
  readonly video_call: ToldVideoCall | null
}

/** Two members by id, for what isn't known to have arrived. */
export type Names = ReadonlyMap<number, { readonly full_name: string; readonly avatar: string | null }>

export function entryOf(
  { message_id, sender_id, sender, text, date, replies_to, ...message }: ChatMessage,
  names: Names,
): ChatEntry {
  const nameOf = (id: number | null) => (id === null ? undefined : names.get(id))
  const author = sender ?? nameOf(sender_id)
  return {
    ...message,
    id: message_id,
    user_id: sender_id,
    full_name: author?.full_name ?? null,
    is_bot: sender?.is_bot,
    profile_pic: author?.avatar ?? null,
    message: text,
    created_at: date,
    is_blocked: 0,
    replies_to: replies_to && {
      ...replies_to,
      id: replies_to.message_id,
      full_name: replies_to.is_deleted
        ? null
        : (replies_to.full_name ?? nameOf(replies_to.sender_id)?.full_name ?? null),
    },
  }
}
