import { group_chat } from '@commons/contract/groups-chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { chats } from './chat.conversations.ts'
import { entryShape } from './chat.shape.ts'

export default handle(group_chat, {
  ...chats.adding,
  again: {
    made: ({ recdata }) => recdata.id,
    async answer(id, { db, member, viewer, refuse }) {
      const row = (await chats.findMessage(db, member.id, id)) ?? refuse('group_not_found')
      return { recdata: entryShape(row, viewer) }
    },
  },

  before: ({ message, alt }, context) => chats.prepare({ message, alt }, context),

  async run({ group_id }, context) {
    const { viewer, refuse } = context
    const row = (await chats.send(group_id, context)) ?? refuse('group_not_found')
    return { recdata: entryShape(row, viewer) }
  },
})
