import { several_chat_rename } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerChanged } from './several.hints.ts'
import { rename } from './several.queries.ts'

export default handle(several_chat_rename, async ({ chat_id, title }, context) => {
  const { tx, member, refuse } = context
  const reason = await rename(tx, member.id, chat_id, title)
  if (reason) refuse(reason)
  return answerChanged(context, chat_id)
})
