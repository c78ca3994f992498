import { chat_link_card_delete } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { changedShape } from './changed.ts'

export default handle(chat_link_card_delete, async ({ message_id }, { tx, member, viewer, refuse }) => {
  const row = await chats.removeLinkCard(tx, member.id, message_id)
  return changedShape(row ?? refuse('message_not_found'), viewer)
})
