import { group_chat_read } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { readingShape } from './chat.shape.ts'

export default handle(group_chat_read, {
  isOneStatement: () => true,
  async run({ group_id, seq }, { tx, member, hintOnly, refuse }) {
    // Shown only on the member's own devices.
    hintOnly([member.id])
    return readingShape((await chats.setRead(tx, member.id, group_id, seq)) ?? refuse('group_not_found'))
  },
})
