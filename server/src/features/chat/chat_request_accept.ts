import { chat_request_accept } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { chatWrites } from './chat.writing.queries.ts'
import { showChat } from './chat.shown.ts'

export default handle(chat_request_accept, async ({ chat_id }, { tx, member, viewer, refuse }) => {
  if (!(await chatWrites.accept(tx, member.id, chat_id))) refuse('chat_not_found')
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
