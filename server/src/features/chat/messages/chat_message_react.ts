import { chat_message_react } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_message_react, {
  isOneStatement: () => true,
  async run({ message_id, reaction }, { tx, member, viewer, refuse }) {
    const row = await chats.toggleReaction(tx, member.id, message_id, reaction)
    return changedShape(row ?? refuse('message_not_found'), viewer)
  },
})
