import { z } from 'zod'
import { Count } from './count.ts'
import { Flag } from './flag.ts'
import { Id } from './id.ts'

/** How a call can have ended. */
export const VideoCallEnd = z.enum(['ended', 'declined', 'missed', 'busy'])

/** A call that is over, as the conversation tells of it. The message’s sender called. */
export const PastVideoCall = z.object({
  call_id: Id,
  state: VideoCallEnd,
  /** 0: it began as audio only. */
  has_camera: Flag,
  /** How long they talked. */
  seconds: Count,
})
export type PastVideoCall = z.infer<typeof PastVideoCall>
