import type { Chat } from '@commons/contract/chat/chat.ts'
import type { Wanted } from '../../video-calls/public.ts'
import { canWrite } from './ChatNotice.tsx'

/** Returns the friend of a conversation as somebody to call; undefined where the two can't talk. */
export function callable(chat: Chat, name: string): Wanted | undefined {
  const { id, avatar, by_freelancer } = chat
  if (id === null || !canWrite(chat)) return undefined
  return { friend_id: id, name, avatar, by_freelancer, hasCamera: true }
}
