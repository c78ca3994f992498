import { several_chat_remove } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerChanged } from './several.hints.ts'
import { removePerson } from './several.queries.ts'

export default handle(several_chat_remove, async ({ chat_id, member_id }, context) => {
  const { tx, member, hint, recheck, emit, refuse } = context
  if (member_id === member.id) refuse('not_oneself')
  const reason = await removePerson(tx, member.id, chat_id, member_id)
  if (reason) refuse(reason)
  await recheck({ members: [member_id] })
  emit('several.standing', { chat: chat_id, member: member_id })
  hint(`chats:${member_id}`)
  return answerChanged(context, chat_id)
})
