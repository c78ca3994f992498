import { chat_archive } from '@commons/contract/chat/listing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { setArchived } from './listing.queries.ts'

export default handle(chat_archive, async ({ chat_id, status }, { tx, member, viewer, refuse }) => {
  if (!(await setArchived(tx, member.id, chat_id, status === 1))) refuse('chat_not_found')
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
