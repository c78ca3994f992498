import type { Feature } from '../../feature.ts'
import { postsLeaving } from './posts.leaving.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { posts as kind } from '../../visibility/posts.ts'
import { discussion } from './posts.discussion.ts'
import { removeDeletedPosts } from './posts.jobs.ts'
import { postMedia } from './posts.media.ts'
import { postNotifications } from './posts.notifications.ts'
import { postReports } from './posts.reports.ts'
import { searchPosts } from './posts.search.ts'
import { searchTags } from './tags/tags.search.ts'

export const posts: Feature = {
  topics: {
    feed: 'everybody',
    post: visibleOf(kind),
    timeline: visibleMembers,
    waiting: 'oneself',
    saved: 'oneself',
    mutes: 'oneself',
    tags: 'oneself',
  },
  media: [postMedia, discussion.files],
  jobs: (platform) => [removeDeletedPosts(platform)],
  reports: postReports,
  notifications: postNotifications,
  searches: [searchTags, searchPosts],
  leaving: postsLeaving,
}
