import { chat_message_edit } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_message_edit, {
  before: ({ message }, { db, member, refuse }) => chats.prepareEdit(db, member.id, message, refuse),
  isOneStatement: () => true,
  async run({ message_id: id }, { tx, before, member, viewer, refuse }) {
    const row = await chats.editMessage(tx, { by: member.id, id, ...before })
    return changedShape(row ?? refuse('message_not_found'), viewer)
  },
})
