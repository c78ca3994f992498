import { start_group_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { holdGroup } from './group-calls.queries.ts'
import { startOrJoin } from './starting.ts'
import { lockCaller } from './video-calls.queries.ts'

export default handle(start_group_call, async ({ group_id, ...how }, context) => {
  const { tx, member, refuse } = context
  // From here on the member begins no other call, and stays a member of the group.
  await lockCaller(tx, member.id)
  const chat = (await holdGroup(tx, member.id, group_id)) ?? refuse('group_not_found')
  return (await startOrJoin(context, { chat, group_id }, how)) ?? refuse('group_not_found')
})
