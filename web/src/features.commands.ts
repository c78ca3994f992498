/** What the palette of commands offers of every feature, which loads with it. */
import type { Commands } from './feature.ts'
import { chat } from './features/chat/chat.commands.ts'
import { freelance } from './features/freelance/freelance.commands.ts'
import { groups } from './features/groups/groups.commands.ts'
import { home } from './features/home/home.commands.ts'
import { insights } from './features/insights/insights.commands.ts'
import { notifications } from './features/notifications/notifications.commands.ts'
import { people } from './features/people/people.commands.ts'
import { posts } from './features/posts/posts.commands.ts'
import { profiles } from './features/profiles/profiles.commands.ts'
import { projects } from './features/projects/projects.commands.ts'
import { reels } from './features/reels/reels.commands.ts'
import { staff } from './features/staff/staff.commands.ts'
import { surveys } from './features/surveys/surveys.commands.ts'
import { videos } from './features/videos/videos.commands.ts'
import { wallet } from './features/wallet/wallet.commands.ts'

export const commands: readonly Commands[] = [
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
