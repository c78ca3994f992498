import { end_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { isOfMany } from './calls-of-many.ts'
import { leave } from './group-calls.ts'
import { endCall } from './video-calls.ending.ts'
import { lockCall } from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'

export default handle(end_video_call, async ({ call_id }, context) => {
  const { tx, member, refuse } = context
  const call = await lockCall(tx, member.id, call_id)
  if (call && isOfMany(call)) await leave(context, call, member.id)
  else if (call) {
    const ringing = call.callee_id === member.id && call.is_under_way ? 'declined' : 'missed'
    await endCall(context, call, call.state === 'accepted' ? 'ended' : ringing)
  } else if (!(await findCall(tx, member.id, call_id))) refuse('video_call_not_found')
  return {}
})
