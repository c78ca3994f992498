import { several_chat_leave } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { hintPeople } from './several.hints.ts'
import { leaveSeveral } from './several.queries.ts'

export default handle(several_chat_leave, async ({ chat_id }, context) => {
  const { tx, member, recheck, emit, refuse } = context
  if (!(await leaveSeveral(tx, member.id, chat_id))) refuse('chat_not_found')
  await recheck({ members: [member.id] })
  emit('several.standing', { chat: chat_id, member: member.id })
  await hintPeople(context, chat_id)
  return {}
})
