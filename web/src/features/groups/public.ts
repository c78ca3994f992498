/** What other features may use of the groups. */
export { messageReactionKind } from './chat/message-reactions.ts'
export { messageKind } from './chat/waiting-messages.ts'
