import { group_chat_changes, mostChanges } from '@commons/contract/groups/chat.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { chatShape, entriesShape } from './chat.shape.ts'

export default handle(group_chat_changes, async ({ group_id, since }, { db, member, viewer, refuse }) => {
  const chat = (await chats.findConversation(db, member.id, group_id)) ?? refuse('group_not_found')
  const { rows, upTo, isFull } = await chats.listChanges(db, member.id, group_id, {
    since,
    limit: mostChanges,
  })
  return {
    ...chatShape(chat),
    // The rows include what was committed between the two statements, so they decide how far the client is.
    last_change: isFull ? upTo : Math.max(upTo, chat.last_change),
    recdata: entriesShape(rows, viewer),
    more: flag(isFull),
  }
})
