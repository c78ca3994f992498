import { z } from 'zod'
import { Count } from './count.ts'
import { Flag } from './flag.ts'
import { Id } from './id.ts'

/** How a call can have ended. */
export const VideoCallEnd = z.enum(['ended', 'declined', 'missed', 'busy'])

/** A call, as its line in the conversation tells of it. The message’s sender called. */
export const ToldVideoCall = z.object({
  call_id: Id,
  /** `accepted`: a call of a group that is under way. Calls of two are told of once they are over. */
  state: z.enum(['accepted', ...VideoCallEnd.options]),
  /** 0: it began as audio only. */
  has_camera: Flag,
  /** How long they talked; 0 while it is under way. */
  seconds: Count,
})
export type ToldVideoCall = z.infer<typeof ToldVideoCall>
