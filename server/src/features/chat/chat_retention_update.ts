import { chat_retention_update } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { findChat } from './chat.queries.ts'
import { showChat } from './chat.shown.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(
  chat_retention_update,
  async ({ chat_id, keep_days }, { tx, member, viewer, hint, refuse }) => {
    const chat = (await findChat(tx, member.id, chat_id)) ?? refuse('chat_not_found')
    if (chat.is_blocker) refuse('chat_blocked')
    if (!(await chatWrites.keepFor(tx, member.id, chat_id, keep_days))) refuse('chat_unavailable')
    if (chat.peer_id !== null) hint(`chats:${chat.peer_id}`)
    return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
  },
)
