import { chat_request_delete } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(chat_request_delete, async ({ chat_id }, { tx, member, refuse }) => {
  if (!(await chatWrites.decline(tx, member.id, chat_id))) refuse('chat_not_found')
  return {}
})
