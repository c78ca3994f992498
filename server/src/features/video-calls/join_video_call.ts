import { join_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { lockCall, reserve, setAccepted } from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(
  join_video_call,
  async ({ call_id, device, take_over }, { tx, member, viewer, hint, refuse }) => {
    const call = await lockCall(tx, member.id, call_id)
    const row = (await findCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
    if (!call?.is_under_way) refuse('video_call_over')
    if (row.state === 'ringing' && row.caller_id !== member.id) {
      await setAccepted(tx, call_id)
      hint(`video_calls:${row.peer_id}`, [row.peer_id])
    } else if (row.device !== device && take_over !== 1) refuse('video_call_elsewhere')
    const token = await reserve(tx, { call: call_id, member: member.id, device })
    const joined = (await findCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
    return { data: { call: callShape(joined, viewer), token } }
  },
)
