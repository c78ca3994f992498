import { chat_messages } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { chats } from '../chat.conversations.ts'
import { findRead } from '../chat.queries.ts'
import { messagesShape, readShape } from '../chat.shape.ts'

export default handle(chat_messages, async ({ chat_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  // The state is read first: changes in between are then reported again.
  const read = (await findRead(db, member.id, chat_id)) ?? refuse('chat_not_found')
  const rows = await chats.listHistory(db, member.id, chat_id, before, limit, offset)
  return {
    ...readShape(read),
    messages: messagesShape(rows, viewer, read),
    ...nextOf(
      rows.map(({ seq }) => seq),
      page,
    ),
  }
})
