import type { Feature } from '../../feature.ts'
import { ownVideoCalls } from '../../visibility/video-calls.ts'
import { endSilentCalls, missCall } from './video-calls.ending.ts'
import { callsLeaving } from './video-calls.leaving.ts'
import { callNotifications } from './video-calls.notifications.ts'

export const videoCalls: Feature = {
  topics: { video_call: ownVideoCalls, video_calls: 'oneself' },
  notifications: callNotifications,
  jobs: (platform) => [missCall(platform), endSilentCalls(platform)],
  leaving: callsLeaving,
}
