import type { Chat } from '@commons/contract/chat/chat.ts'
import type { Wanted, WantedMany } from '../../video-calls/public.ts'
import { canWrite } from './ChatNotice.tsx'

/** Returns the friend of a conversation as somebody to call; undefined where the two can't talk. */
export function callable(chat: Chat, name: string): Wanted | undefined {
  const { id, avatar, by_freelancer } = chat
  if (id === null || !canWrite(chat)) return undefined
  return { friend_id: id, name, avatar, by_freelancer, hasCamera: true }
}

/** Returns the people in a chat of several as those to call; undefined in a chat of two. */
export const callableMany = ({ chat_id, several }: Chat, name: string): WantedMany | undefined =>
  several ? { place: { chat_id }, name, avatar: several.picture, hasCamera: true } : undefined
