import { group_chat_typing_list } from '@commons/contract/groups/chat.ts'
import { handle } from '../../../platform/call/handle.ts'
import { listTyping } from './typing.queries.ts'

export default handle(group_chat_typing_list, async ({ group_id }, { db, member, refuse }) => {
  const typing = (await listTyping(db, member.id, group_id)) ?? refuse('group_not_found')
  return { recdata: typing.map((row) => ({ ...row, typed_at: row.typed_at.toISOString() })) }
})
