import { chat_message_restore } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_message_restore, {
  isOneStatement: () => true,
  async run({ message_id }, { tx, member, viewer, refuse }) {
    const row = await chats.restoreMessage(tx, member.id, message_id)
    return changedShape(row ?? refuse('message_not_found'), viewer)
  },
})
