/** Conversations of two members. */
import { conversationsOf } from '../../conversations/conversations.ts'
import { pairChats } from '../../visibility/conversations.ts'

export const chats = conversationsOf(pairChats)
