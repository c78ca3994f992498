/** Every feature of Commons. Call handlers are found by the contract; features declare everything else. */
import type { Feature } from './feature.ts'
import { accounts } from './features/accounts/accounts.feature.ts'
import { freelance } from './features/freelance/freelance.feature.ts'
import { funding } from './features/funding/funding.feature.ts'
import { chat } from './features/chat/chat.feature.ts'
import { groupsChat } from './features/groups/chat/chat.feature.ts'
import { discussion } from './features/discussion/discussion.feature.ts'
import { groupsEvents } from './features/groups/events/events.feature.ts'
import { groups } from './features/groups/groups.feature.ts'
import { insights } from './features/insights/insights.feature.ts'
import { moderation } from './features/moderation/moderation.feature.ts'
import { network } from './features/network/network.feature.ts'
import { notifications } from './features/notifications/notifications.feature.ts'
import { people } from './features/people/people.feature.ts'
import { plans } from './features/plans/plans.feature.ts'
import { posts } from './features/posts/posts.feature.ts'
import { profiles } from './features/profiles/profiles.feature.ts'
import { projects } from './features/projects/projects.feature.ts'
import { reels } from './features/reels/reels.feature.ts'
import { staff } from './features/staff/staff.feature.ts'
import { surveys } from './features/surveys/surveys.feature.ts'
import { channels } from './features/videos/channels/channels.feature.ts'
import { videoCalls } from './features/video-calls/video-calls.feature.ts'
import { videos } from './features/videos/videos.feature.ts'
import { views } from './features/views/views.feature.ts'
import { wallet } from './features/wallet/wallet.feature.ts'

export const features: readonly Feature[] = [
  accounts,
  profiles,
  people,
  posts,
  discussion,
  chat,
  videoCalls,
  groupsChat,
  groupsEvents,
  groups,
  projects,
  funding,
  reels,
  channels,
  videos,
  surveys,
  freelance,
  moderation,
  staff,
  network,
  notifications,
  insights,
  plans,
  views,
  wallet,
]

/** What members pay again and again. */
export const membershipKinds = features.flatMap(({ memberships }) => memberships ?? [])
