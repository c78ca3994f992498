import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { groupChats, openConversations, pairChats } from '../../visibility/conversations.ts'
import { ownVideoCalls } from '../../visibility/video-calls.ts'
import { endSilentCalls, missCall } from './video-calls.ending.ts'
import { callsLeaving } from './video-calls.leaving.ts'
import { closeHub, openHub } from './sfu/sfu.ts'
import { callNotifications } from './video-calls.notifications.ts'
import { callReaders } from './video-calls.readers.ts'

export const videoCalls: Feature = {
  partOf: 'video_calls',
  topics: {
    video_call: ownVideoCalls,
    video_calls: 'oneself',
    group_call: openConversations(groupChats),
    several_call: openConversations(pairChats),
  },
  readers: callReaders,
  notifications: about('chats', callNotifications),
  jobs: (platform) => [missCall(platform), endSilentCalls(platform)],
  leaving: callsLeaving,
  open: openHub,
  openIn: 'jobs',
  close: closeHub,
}
