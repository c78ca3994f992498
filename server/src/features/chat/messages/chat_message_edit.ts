import { chat_message_edit } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_message_edit, {
  before: ({ message }, { db, member, refuse }) => chats.prepareEdit(db, member.id, message, refuse),
  async run({ message_id: id, link_card }, { tx, before, member, platform, viewer, refuse }) {
    const row = await chats.edit(tx, { member, platform, id, link_card, ...before })
    return changedShape(row ?? refuse('message_not_found'), viewer)
  },
})
