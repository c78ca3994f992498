import { moderate_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { addRemoval, findOwns, mute } from './group-calls.queries.ts'
import { leave } from './group-calls.ts'
import { endCallOfMany } from './video-calls.ending.ts'
import { lockCall } from './video-calls.queries.ts'

export default handle(moderate_video_call, async ({ call_id, act, member_user_id }, context) => {
  const { tx, member, refuse } = context
  const call = (await lockCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
  if (!call.moderates) refuse('video_call_forbidden')
  if (act === 'end') {
    await endCallOfMany(context, call)
    return {}
  }
  if (member_user_id === member.id) refuse('not_oneself')
  const other = member_user_id ?? refuse('member_not_found')
  const owns = await findOwns(tx, { call: call_id, member: other })
  if (owns === undefined) refuse('member_not_found')
  if (owns) refuse('video_call_forbidden')
  if (act === 'mute') await mute(tx, call_id, other)
  else {
    await addRemoval(tx, call_id, other)
    await leave(context, call, other)
  }
  return {}
})
