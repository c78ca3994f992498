import type { GroupChatEntry } from '@commons/contract/groups/chat.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { putEntry, type Conversation } from '../../../conversation/use-message-window.ts'

const keyOf = (group_id: number) => ['group_chat_changes', { group_id }] as const

/** Returns the calls of a group's chat. */
export const groupConversation = (group_id: number): Conversation<GroupChatEntry> => ({
  key: keyOf(group_id),
  history: (page, signal) => call('group_chat_history', { group_id, ...page }, { signal }),
  changes: (since, signal) => call('group_chat_changes', { group_id, since }, { signal }),
  read: (seq) => call('group_chat_read', { group_id, seq }),
})

/** Shows an entry as a write returned it. */
export const putGroupEntry = (client: QueryClient, entry: GroupChatEntry): void =>
  putEntry(client, { key: keyOf(entry.group_id) }, entry)
