import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { postsLeaving } from './posts.leaving.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { posts as kind } from '../../visibility/posts.ts'
import { publishScheduledPosts } from './drafts/drafts.jobs.ts'
import { importPosts } from './imports/imports.jobs.ts'
import { discussion } from './posts.discussion.ts'
import { removeDeletedPosts } from './posts.jobs.ts'
import { postLinks } from './link-cards/posts.links.ts'
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
    imports: 'oneself',
  },
  media: [postMedia, discussion.files],
  links: [postLinks],
  jobs: (platform) => [
    removeDeletedPosts(platform),
    publishScheduledPosts(platform),
    importPosts(platform),
    ...platform.linkCards.jobs,
  ],
  reports: postReports,
  notifications: about('posts', postNotifications),
  searches: [searchTags, searchPosts],
  leaving: postsLeaving,
}
