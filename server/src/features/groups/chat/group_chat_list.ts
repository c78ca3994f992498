import { group_chat_list } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { nextOf } from '../../../platform/call/page.ts'
import { chats } from './chat.conversations.ts'
import { chatShape, messagesShape } from './chat.shape.ts'

export default handle(group_chat_list, async (input, { db, member, viewer, page, refuse }) => {
  const group = input.group_chat_id ?? input.group_id ?? refuse('group_not_found')
  const { before, limit, offset } = page
  // The state is read first: changes in between are then reported again.
  const chat = (await chats.findConversation(db, member.id, group)) ?? refuse('group_not_found')
  const recdata = messagesShape(await chats.listThreads(db, member.id, group, before, limit, offset), viewer)
  return {
    group,
    ...chatShape(chat),
    recdata,
    ...nextOf(
      recdata.map(({ seq }) => seq),
      page,
    ),
  }
})
