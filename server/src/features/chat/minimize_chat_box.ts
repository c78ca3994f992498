import { minimize_chat_box } from '@commons/contract/chat/chat.ts'
import { handle } from '../../platform/call/handle.ts'
import { chatWrites } from './chat.writing.queries.ts'

export default handle(minimize_chat_box, async ({ chat_id, status }, { tx, member, refuse }) => {
  const box = status === 1 ? 'open' : 'minimized'
  if (!(await chatWrites.setBox(tx, member.id, chat_id, box))) refuse('chat_not_found')
  return {}
})
