import { group_chat_link_card_delete } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(
  group_chat_link_card_delete,
  async ({ group_chat_id }, { tx, member, viewer, refuse }) => {
    const row = await chats.removeLinkCard(tx, member.id, group_chat_id)
    return { recdata: entryShape(row ?? refuse('message_not_found'), viewer) }
  },
)
