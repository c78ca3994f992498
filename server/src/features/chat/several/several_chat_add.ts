import { several_chat_add } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { hintPeople } from './several.hints.ts'
import { addPeople } from './several.queries.ts'

export default handle(several_chat_add, async ({ chat_id, user_ids }, context) => {
  const { tx, member, viewer, refuse } = context
  const reason = await addPeople(tx, member.id, chat_id, user_ids)
  if (reason) refuse(reason)
  await hintPeople(context, chat_id)
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
