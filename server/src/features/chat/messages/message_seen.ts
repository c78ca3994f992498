import { message_seen } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'

const all = Number.MAX_SAFE_INTEGER

export default handle(message_seen, {
  isOneStatement: () => true,
  async run({ chat_id, seq = all }, { tx, member, hintOnly, refuse }) {
    const row = (await chats.setRead(tx, member.id, chat_id, seq)) ?? refuse('chat_not_found')
    // Shown only on the member's own devices.
    if (!row.is_shared) hintOnly([member.id])
    return { last_read: row.last_read, unread_count: row.unread }
  },
})
