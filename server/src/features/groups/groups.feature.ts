import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { openGroups, visibleGroups } from '../../visibility/groups.ts'
import { groupsInvariants } from './groups.invariants.ts'
import { removeDeletedGroups } from './groups.jobs.ts'
import { groupsLeaving } from './groups.leaving.ts'
import { groupAvatarMedia, groupBannerMedia } from './groups.media.ts'
import { groupsNotifications } from './groups.notifications.ts'
import { groupReports } from './groups.reports.ts'
import { searchForGroups } from './groups.search.ts'

export const groups: Feature = {
  partOf: 'groups',
  topics: {
    group: visibleGroups,
    group_posts: openGroups,
    group_members: openGroups,
    groups: 'oneself',
    group_visits: 'oneself',
  },
  media: [groupAvatarMedia, groupBannerMedia],
  jobs: (platform) => [removeDeletedGroups(platform)],
  notifications: about('groups', groupsNotifications),
  reports: groupReports,
  searches: [searchForGroups],
  invariants: groupsInvariants,
  leaving: groupsLeaving,
}
