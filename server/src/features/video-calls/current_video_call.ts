import { current_video_call } from '@commons/contract/video-calls.ts'
import { handle } from '../../platform/call/handle.ts'
import { findCurrentCall } from './video-calls.rows.ts'
import { callShape } from './video-calls.shape.ts'

export default handle(current_video_call, async (_input, { db, member, viewer }) => {
  const row = await findCurrentCall(db, member.id)
  return { data: row ? { ...callShape(row, viewer), device: row.device } : null }
})
