import { close_chat } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(close_chat, async ({ chat_id }, { tx, member, refuse }) => {
  if (!(await chatWrites.setBox(tx, member.id, chat_id, 'closed'))) refuse('chat_not_found')
  return {}
})
