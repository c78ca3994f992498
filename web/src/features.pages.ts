/** The pages of every feature. All visitors load this list. */
import type { Pages } from './feature.ts'
import { accounts } from './features/accounts/accounts.pages.ts'
import { chat } from './features/chat/chat.pages.ts'
import { freelance } from './features/freelance/freelance.pages.ts'
import { freelancers } from './features/freelancers/freelancers.pages.ts'
import { groups } from './features/groups/groups.pages.ts'
import { home } from './features/home/home.pages.ts'
import { insights } from './features/insights/insights.pages.ts'
import { moderation } from './features/moderation/moderation.pages.ts'
import { network } from './features/network/network.pages.ts'
import { notifications } from './features/notifications/notifications.pages.ts'
import { people } from './features/people/people.pages.ts'
import { plans } from './features/plans/plans.pages.ts'
import { posts } from './features/posts/posts.pages.ts'
import { profiles } from './features/profiles/profiles.pages.ts'
import { projects } from './features/projects/projects.pages.ts'
import { reels } from './features/reels/reels.pages.ts'
import { staff } from './features/staff/staff.pages.ts'
import { surveys } from './features/surveys/surveys.pages.ts'
import { videos } from './features/videos/videos.pages.ts'
import { wallet } from './features/wallet/wallet.pages.ts'

export const pages: readonly Pages[] = [
  accounts,
  chat,
  freelance,
  freelancers,
  groups,
  home,
  insights,
  moderation,
  network,
  notifications,
  people,
  plans,
  posts,
  profiles,
  projects,
  reels,
  staff,
  surveys,
  videos,
  wallet,
]
