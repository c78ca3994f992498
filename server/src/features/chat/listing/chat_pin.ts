import { chat_pin } from '@commons/contract/chat/listing.ts'
import { handle } from '../../../platform/call/handle.ts'
import { showChat } from '../chat.shown.ts'
import { setPinned } from './listing.queries.ts'

export default handle(chat_pin, async ({ chat_id, status }, { tx, member, viewer, refuse }) => {
  const answer = await setPinned(tx, member.id, chat_id, status === 1)
  if (answer !== 'done') refuse(answer)
  return { recdata: (await showChat(tx, chat_id, viewer)) ?? refuse('chat_not_found') }
})
