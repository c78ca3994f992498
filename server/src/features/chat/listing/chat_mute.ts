import { chat_mute } from '@commons/contract/chat/listing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { setMuted } from './listing.queries.ts'

export default handle(chat_mute, async ({ chat_id, muted_for }, { tx, member, viewer, refuse }) => {
  if (!(await setMuted(tx, member.id, chat_id, muted_for))) refuse('chat_not_found')
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
