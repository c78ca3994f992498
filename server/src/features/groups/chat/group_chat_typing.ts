import { group_chat_typing } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { noteTyping } from './typing.queries.ts'

export default handle(group_chat_typing, {
  isOneStatement: () => true,
  async run({ group_id }, { tx, member, refuse }) {
    return (await noteTyping(tx, member.id, group_id)) ? {} : refuse('group_not_found')
  },
})
