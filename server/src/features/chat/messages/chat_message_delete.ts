import { chat_message_delete } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_message_delete, {
  isOneStatement: () => true,
  async run({ message_id: id }, { tx, member, viewer, refuse }) {
    const row = await chats.deleteMessage(tx, { by: member.id, id, which: 'any' })
    return changedShape(row ?? refuse('message_not_found'), viewer)
  },
})
