import { several_chat_add } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerChanged } from './several.hints.ts'
import { addPeople } from './several.queries.ts'

export default handle(several_chat_add, async ({ chat_id, user_ids }, context) => {
  const { tx, member, refuse } = context
  const reason = await addPeople(tx, member.id, chat_id, user_ids)
  if (reason) refuse(reason)
  return answerChanged(context, chat_id)
})
