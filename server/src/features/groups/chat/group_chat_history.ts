import { group_chat_history } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { chats } from './chat.conversations.ts'
import { chatShape, entriesShape } from './chat.shape.ts'

export default handle(group_chat_history, async ({ group_id }, { db, member, viewer, page, refuse }) => {
  const { before, limit, offset } = page
  // The state is read first: changes in between are then reported again.
  const chat = (await chats.findConversation(db, member.id, group_id)) ?? refuse('group_not_found')
  const rows = await chats.listHistory(db, member.id, group_id, before, limit, offset)
  return {
    ...chatShape(chat),
    recdata: entriesShape(rows, viewer),
    ...nextOf(
      rows.map(({ seq }) => seq),
      page,
    ),
  }
})
