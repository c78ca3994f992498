import { several_chat_rename } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { hintPeople } from './several.hints.ts'
import { rename } from './several.queries.ts'

export default handle(several_chat_rename, async ({ chat_id, title }, context) => {
  const { tx, member, viewer, refuse } = context
  const reason = await rename(tx, member.id, chat_id, title)
  if (reason) refuse(reason)
  await hintPeople(context, chat_id)
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
