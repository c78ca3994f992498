/** What every feature adds to dialogs and pages of others. */
import type { Feature } from './feature.ts'
import { chat } from './features/chat/chat.feature.tsx'
import { freelance } from './features/freelance/freelance.feature.tsx'
import { freelancers } from './features/freelancers/freelancers.feature.tsx'
import { groups } from './features/groups/groups.feature.tsx'
import { home } from './features/home/home.feature.tsx'
import { people } from './features/people/people.feature.tsx'
import { posts } from './features/posts/posts.feature.tsx'
import { profiles } from './features/profiles/profiles.feature.tsx'
import { projects } from './features/projects/projects.feature.tsx'
import { reels } from './features/reels/reels.feature.tsx'
import { surveys } from './features/surveys/surveys.feature.tsx'
import { videoCalls } from './features/video-calls/video-calls.feature.tsx'
import { videos } from './features/videos/videos.feature.tsx'

export const features: readonly Feature[] = [
  chat,
  freelance,
  freelancers,
  groups,
  home,
  people,
  posts,
  profiles,
  projects,
  reels,
  surveys,
  videoCalls,
  videos,
]
