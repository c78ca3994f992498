import type { Chat } from '@commons/contract/chat/chat.ts'
import { useEffect, useState } from 'react'
import { hear } from '../../api/heard.ts'
import { useRead } from '../../api/use-call.ts'

export type Presence = Pick<Chat, 'is_online' | 'last_seen'>

/**
 * Returns the other member's presence, for their dot as well as its text. In a list (`isListed`), it is what
 * the list says until it changes: a list's rows need no calls of their own.
 */
export function usePresence(chat: Chat, isListed = false): Presence {
  const { id, blocked_chat_by } = chat
  const [hasChanged, setChanged] = useState(false)
  const isShown = id !== null && blocked_chat_by === 0
  useEffect(
    () => (isShown && isListed ? hear(`presence:${id}`, () => setChanged(true)) : undefined),
    [id, isShown, isListed],
  )
  const enabled = isShown && (!isListed || hasChanged)
  const { data } = useRead('chat_presence', { friend_id: id ?? 0 }, { enabled })
  return enabled && data ? data : chat
}
