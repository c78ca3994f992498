import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import type { VisibleIds } from '../../platform/realtime/topics.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visiblePost } from '../../visibility/posts.ts'
import { discussion } from './posts.discussion.ts'
import { removeDeletedPosts } from './posts.jobs.ts'
import { postMedia } from './posts.media.ts'
import { postReports } from './posts.reports.ts'

const visiblePosts: VisibleIds = (viewer, ids) => sql<{ id: number }>`
  select p.id from posts p where p.id = any (${ids}::bigint[]) and ${visiblePost(viewer)}`

export const posts: Feature = {
  topics: {
    feed: 'everybody',
    post: visiblePosts,
    comments: visiblePosts,
    timeline: visibleMembers,
    waiting: 'oneself',
    saved: 'oneself',
    mutes: 'oneself',
    tags: 'oneself',
  },
  media: [postMedia, discussion.files],
  jobs: (platform) => [removeDeletedPosts(platform)],
  reports: postReports,
}
