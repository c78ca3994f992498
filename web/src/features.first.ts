/** What the frame of members' pages needs of every feature. The first page loads this list. */
import type { First } from './feature.ts'
import { chat } from './features/chat/chat.first.ts'
import { freelance } from './features/freelance/freelance.first.ts'
import { groups } from './features/groups/groups.first.ts'
import { home } from './features/home/home.first.ts'
import { insights } from './features/insights/insights.first.ts'
import { notifications } from './features/notifications/notifications.first.ts'
import { people } from './features/people/people.first.ts'
import { posts } from './features/posts/posts.first.ts'
import { profiles } from './features/profiles/profiles.first.ts'
import { projects } from './features/projects/projects.first.ts'
import { reels } from './features/reels/reels.first.ts'
import { staff } from './features/staff/staff.first.ts'
import { surveys } from './features/surveys/surveys.first.ts'
import { videos } from './features/videos/videos.first.ts'
import { wallet } from './features/wallet/wallet.first.ts'

export const first: readonly First[] = [
  chat,
  freelance,
  groups,
  home,
  insights,
  notifications,
  people,
  posts,
  profiles,
  projects,
  reels,
  staff,
  surveys,
  videos,
  wallet,
]
