import type { Feature } from '../../feature.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleReels } from '../../visibility/reels.ts'
import { discussion } from './reels.discussion.ts'
import { reelsLeaving } from './reels.leaving.ts'
import { reelCoverMedia, reelMedia } from './reels.media.ts'
import { reelNotifications } from './reels.notifications.ts'
import { removeDeletedReels } from './reels.purge.ts'
import { reelReports } from './reels.reports.ts'
import { searchReels } from './reels.search.ts'

export const reels: Feature = {
  topics: { reel: visibleReels, reel_feed: 'everybody', reels: visibleMembers },
  media: [reelMedia, reelCoverMedia, discussion.files],
  jobs: (platform) => [removeDeletedReels(platform)],
  reports: reelReports,
  notifications: reelNotifications,
  searches: [searchReels],
  leaving: reelsLeaving,
}
