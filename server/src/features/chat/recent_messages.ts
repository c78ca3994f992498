import { type Chat, recent_messages } from '@commons/contract/chat/chat.ts'
import { mostPinnedChats } from '@commons/contract/chat/listing.ts'
import { handle } from '../../platform/call/handle.ts'
import { listChats } from './chat.queries.ts'
import { showList } from './chat.shown.ts'

const mostRecent = 10
const latest = Number.MAX_SAFE_INTEGER

const lastOf = ({ messages: [last] }: Chat) => (last ? Date.parse(last.date) : 0)

export default handle(recent_messages, async (_input, { db, member, viewer }) => {
  const rows = await listChats.all.freelance(db, member.id, latest, latest, mostRecent + mostPinnedChats, 0)
  const listed = await showList(db, rows, viewer)
  // The list begins with what is pinned, however old.
  const chats = listed.toSorted((one, other) => lastOf(other) - lastOf(one)).slice(0, mostRecent)
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
