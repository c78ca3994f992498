import { group_chat } from '@commons/contract/groups/chat.ts'
import { seenAgain } from '../../../platform/call/repeated-answer.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(group_chat, {
  ...chats.adding,
  again: seenAgain('group_not_found', chats.findMessage, entryShape, ({ id }) => id),

  before: ({ message, alt, link_card, waveform }, context) =>
    chats.prepare({ message, alt, link_card, waveform }, context),

  async run({ group_id }, context) {
    const { viewer, refuse } = context
    const row = (await chats.send(group_id, context)) ?? refuse('group_not_found')
    return { recdata: entryShape(row, viewer) }
  },
})
