/** Conversations of groups. */
import { conversationsOf } from '../../../conversations/conversations.ts'
import { groupChats } from '../../../visibility/conversations.ts'

export const chats = conversationsOf(groupChats)
