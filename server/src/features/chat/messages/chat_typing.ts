import { chat_typing } from '@commons/contract/chat/messages.ts'
import { handle } from '../../../platform/call/handle.ts'
import { findHearing } from '../chat.queries.ts'

export default handle(chat_typing, {
  isOneStatement: () => true,
  async run({ chat_id }, { tx, member, hintOnly, refuse }) {
    // Members whom the caller may not write to, or who haven't accepted, aren't told.
    hintOnly((await findHearing(tx, member.id, chat_id)) ?? refuse('chat_not_found'))
    return {}
  },
})
