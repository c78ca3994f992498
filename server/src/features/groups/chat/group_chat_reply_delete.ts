import { group_chat_reply_delete } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(
  group_chat_reply_delete,
  async ({ group_chat_reply_id: id }, { tx, member, viewer, refuse }) => {
    const row =
      (await chats.deleteMessage(tx, { by: member.id, id, which: 'reply' })) ?? refuse('message_not_found')
    return { recdata: entryShape(row, viewer) }
  },
)
