import { group_chat_reply } from '@commons/contract/groups/chat.ts'
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(group_chat_reply, {
  ...chats.adding,
  again: seenAgain('message_not_found', chats.findMessage, entryShape, ({ id }) => id),

  before: ({ message, alt, link_card, waveform }, context) =>
    chats.prepare({ message, alt, link_card, waveform }, context),

  async run({ group_chat_id }, context) {
    const { viewer, refuse } = context
    const row = (await chats.reply(group_chat_id, context)) ?? refuse('message_not_found')
    return { recdata: entryShape(row, viewer) }
  },
})
