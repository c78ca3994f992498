import { recent_messages } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { listChats } from './chat.queries.ts'
import { showList } from './chat.shown.ts'

const mostRecent = 10
const latest = Number.MAX_SAFE_INTEGER

export default handle(recent_messages, async (_input, { db, member, viewer }) => {
  const rows = await listChats.all.freelance(db, member.id, latest, latest, mostRecent, 0)
  const chats = await showList(db, rows, viewer)
  return {
    data: chats.flatMap(({ chat_id, id, full_name, avatar, unread_count, messages: [last] }) =>
      last
        ? [
            {
              chat_id,
              id,
              receiver_name: full_name,
              message: last.message,
              datetime: last.date,
              avatar,
              unread_count,
            },
          ]
        : [],
    ),
  }
})
