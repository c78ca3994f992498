import { join_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { isOfMany } from './calls-of-many.ts'
import { reserve } from './devices.queries.ts'
import { holdManyOf } from './group-calls.queries.ts'
import { takePlace } from './group-calls.ts'
import { isInAnotherCall, lockCall, lockCaller, setAccepted } from './video-calls.queries.ts'
import { findCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(join_video_call, async ({ call_id, device, take_over }, context) => {
  const { tx, member, viewer, hint, refuse } = context
  await lockCaller(tx, member.id)
  await holdManyOf(tx, member.id, call_id)
  const call = await lockCall(tx, member.id, call_id)
  const row = (await findCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
  if (!call || !row.is_under_way) refuse('video_call_over')
  const answer = async (token: string) => {
    const joined = (await findCall(tx, member.id, call_id)) ?? refuse('video_call_not_found')
    return { data: { call: callShape(joined, viewer), token } }
  }
  const takesOver = take_over === 1
  if (isOfMany(row)) {
    const place = { call: call_id, many: row, device, takesOver }
    return answer((await takePlace(context, place)) ?? refuse('video_call_over'))
  }
  if (row.state === 'ringing' && row.is_incoming) {
    if (await isInAnotherCall(tx, member.id, call_id)) refuse('already_in_video_call')
    await setAccepted(tx, call_id)
    if (row.peer_id !== null) hint(`video_calls:${row.peer_id}`, [row.peer_id])
  } else if (row.device !== device && !takesOver) refuse('video_call_elsewhere')
  return answer(await reserve(tx, { call: call_id, member: member.id, device }))
})
