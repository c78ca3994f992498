/** What waits to be sent of chats. */
export { chatReactionKind } from './thread/message-reaction.ts'
export { chatMessageKind } from './waiting-chat.ts'
