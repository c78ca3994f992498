import type { Chat } from '@commons/contract/chat/chat.ts'
import type { ChatMessage } from '@commons/contract/shared/chat-message.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, type Answer } from '../../api/call.ts'
import { makeStale } from '../../api/live.ts'
import { useSession } from '../../api/session.ts'
import { putEntry, type Conversation } from '../../conversation/use-message-window.ts'
import { entryOf, type ChatEntry, type Names } from './chat-entry.ts'

const keyOf = (chat_id: number) => ['chat_changes', { chat_id }] as const

export interface ChatConversation extends Conversation<ChatEntry> {
  readonly entryOf: (message: ChatMessage) => ChatEntry
}

type Told = Pick<
  Answer<'chat_messages'>,
  'messages' | 'last_change' | 'last_read' | 'unread_count' | 'friend_read' | 'cleared_seq'
>

function conversationOf(client: QueryClient, chat_id: number, me: number, names: Names): ChatConversation {
  const shown = (message: ChatMessage) => entryOf(message, names)
  const toldOf = ({ messages, last_change, last_read, unread_count, friend_read, cleared_seq }: Told) => ({
    last_change,
    last_read,
    unread_count,
    friend_read,
    cleared_seq,
    recdata: messages.map(shown),
  })
  return {
    key: keyOf(chat_id),
    entryOf: shown,
    async history(page, signal) {
      const answer = await call('chat_messages', { chat_id, ...page }, { signal })
      return { ...toldOf(answer), next: answer.next }
    },
    async changes(since, signal) {
      const answer = await call('chat_changes', { chat_id, since }, { signal })
      return { ...toldOf(answer), more: answer.more }
    },
    async read(seq) {
      const reading = await call('message_seen', { chat_id, seq })
      void makeStale(client, [`chats:${me}`])
      return reading
    },
  }
}

/** Returns the calls of a conversation with a member. */
export function useConversation({ chat_id, id, full_name, avatar }: Chat): ChatConversation {
  const client = useQueryClient()
  const session = useSession()
  const me = session?.id ?? 0
  const myName = session?.full_name ?? ''
  return useMemo(() => {
    const names = new Map([[me, { full_name: myName, avatar: null as string | null }]])
    if (id !== null && full_name !== null) names.set(id, { full_name, avatar })
    return conversationOf(client, chat_id, me, names)
  }, [client, chat_id, id, full_name, avatar, me, myName])
}

/** Shows a message as a write returned it. */
export function putMessage(client: QueryClient, of: ChatConversation, message: ChatMessage): void {
  putEntry(client, of, of.entryOf(message))
}
