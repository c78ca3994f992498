import { several_chat_send } from '@commons/contract/chat/several.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from '../chat.conversations.ts'
import { messageShape, unread } from '../chat.shape.ts'
import { sending } from '../messages/sending.ts'
import { hintPeople } from './several.hints.ts'
import { findStanding } from './several.queries.ts'

export default handle(several_chat_send, {
  emits: sending.emits,
  again: sending.again,
  undo: sending.undo,
  async before({ chat_id, reply_to, message, alt, link_card, waveform }, context) {
    const { db, member, refuse } = context
    if ((await findStanding(db, member.id, chat_id)) === undefined) refuse('chat_not_found')
    if (reply_to !== undefined && (await chats.findMessage(db, member.id, reply_to))?.place !== chat_id)
      refuse('message_not_found')
    return { ...(await chats.prepare({ message, alt, link_card, waveform }, context)), isTold: true }
  },
  async run({ chat_id, reply_to }, context) {
    const { viewer, refuse } = context
    const row =
      reply_to === undefined
        ? ((await chats.send(chat_id, context)) ?? refuse('chat_not_found'))
        : ((await chats.reply(reply_to, context)) ?? refuse('message_not_found'))
    await hintPeople(context, chat_id)
    return { recdata: messageShape(row, viewer, unread) }
  },
})
