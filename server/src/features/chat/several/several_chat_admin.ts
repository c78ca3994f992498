import { several_chat_admin } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerChanged } from './several.hints.ts'
import { setAdmin } from './several.queries.ts'

export default handle(several_chat_admin, async ({ chat_id, member_id, status }, context) => {
  const { tx, member, emit, refuse } = context
  const reason = await setAdmin(tx, member.id, chat_id, { member: member_id, is: status === 1 })
  if (reason) refuse(reason)
  emit('several.standing', { chat: chat_id, member: member_id })
  return answerChanged(context, chat_id)
})
