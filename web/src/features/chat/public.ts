/** Outbox kinds of chats. */
export { chatReactionKind } from './thread/message-reaction.ts'
export { chatMessageKind } from './waiting-chat.ts'
