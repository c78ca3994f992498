/** Exports of the groups feature for other features. */
export { messageReactionKind } from './chat/message-reactions.ts'
export { messageKind } from './chat/waiting-messages.ts'
