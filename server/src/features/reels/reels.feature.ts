import { sql } from 'kysely'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { reels as kind } from '../../visibility/reels.ts'
import { discussion } from './reels.discussion.ts'
import { reelsLeaving } from './reels.leaving.ts'
import { reelCoverMedia, reelMedia } from './reels.media.ts'
import { reelNotifications } from './reels.notifications.ts'
import { removeDeletedReels } from './reels.purge.ts'
import { searchReels } from './reels.search.ts'

export const reels: Feature = {
  partOf: 'reels',
  topics: { reel: visibleOf(kind), reel_feed: 'everybody', reels: visibleMembers },
  media: [reelMedia, reelCoverMedia, discussion.files],
  jobs: (platform) => [removeDeletedReels(platform)],
  reports: {
    reel: reportOf(kind, {
      message: sql`rl.message`,
      media: sql`rl.media_id`,
      labels: true,
      lists: sql`array['reel_feed', 'reels:' || rl.author_id]`,
    }),
  },
  notifications: about('reels', reelNotifications),
  searches: [searchReels],
  leaving: reelsLeaving,
}
