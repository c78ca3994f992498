import { several_chat_picture_delete } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { hintPeople } from './several.hints.ts'
import { setPicture } from './several.queries.ts'

export default handle(several_chat_picture_delete, async ({ chat_id }, context) => {
  const { tx, member, viewer, refuse } = context
  const reason = await setPicture(tx, member.id, chat_id, undefined)
  if (reason) refuse(reason)
  await hintPeople(context, chat_id)
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
