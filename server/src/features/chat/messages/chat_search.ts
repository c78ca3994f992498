import { chat_search } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { findRead, searchMessages } from '../chat.queries.ts'
import { messagesShape } from '../chat.shape.ts'

export default handle(chat_search, async ({ chat_id, search }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  const read = (await findRead(db, member.id, chat_id)) ?? refuse('chat_not_found')
  const rows = await searchMessages(db, member.id, chat_id, search, before, limit, offset)
  return {
    messages: messagesShape(rows, viewer, read),
    ...nextOf(
      rows.map(({ seq }) => seq),
      page,
    ),
  }
})
