import { chat_changes } from '@commons/contract/chat/messages.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { mostChanges } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { findRead } from '../chat.queries.ts'
import { messagesShape, readShape } from '../chat.shape.ts'

export default handle(chat_changes, async ({ chat_id, since }, { db, member, viewer, refuse }) => {
  const read = (await findRead(db, member.id, chat_id)) ?? refuse('chat_not_found')
  const { rows, upTo, isFull } = await chats.listChanges(db, member.id, chat_id, {
    since,
    limit: mostChanges,
  })
  return {
    ...readShape(read),
    // The rows include what was committed between the two statements, so they decide how far the client is.
    last_change: isFull ? upTo : Math.max(upTo, read.last_change),
    messages: messagesShape(rows, viewer, read),
    more: flag(isFull),
  }
})
