import { chat_unread } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { countUnread } from './chat.queries.ts'

export default handle(chat_unread, async (_input, { db, member }) => {
  const { unread, requests } = await countUnread(db, member.id)
  return { unread_count: unread, request_count: requests }
})
