import { start_several_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { holdSeveral } from './group-calls.queries.ts'
import { startOrJoin } from './starting.ts'
import { lockCaller } from './video-calls.queries.ts'

export default handle(start_several_call, async ({ chat_id: chat, ...how }, context) => {
  const { tx, member, refuse } = context
  // From here on the member begins no other call, and stays in the chat.
  await lockCaller(tx, member.id)
  if (!(await holdSeveral(tx, member.id, chat))) refuse('chat_not_found')
  return (await startOrJoin(context, { chat, group_id: null }, how)) ?? refuse('chat_not_found')
})
