import { several_chat_picture_delete } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { answerChanged } from './several.hints.ts'
import { setPicture } from './several.queries.ts'

export default handle(several_chat_picture_delete, async ({ chat_id }, context) => {
  const { tx, member, refuse } = context
  const reason = await setPicture(tx, member.id, chat_id, undefined)
  if (reason) refuse(reason)
  return answerChanged(context, chat_id)
})
