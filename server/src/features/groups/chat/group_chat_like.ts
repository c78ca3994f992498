import { group_chat_like } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(group_chat_like, {
  isOneStatement: () => true,
  async run({ group_chat_id: id }, { tx, member, viewer, refuse }) {
    const row = (await chats.toggleReaction(tx, member.id, id, 'like')) ?? refuse('message_not_found')
    return { recdata: entryShape(row, viewer) }
  },
})
