import type { Feature } from '../../feature.ts'
import { visibleMembers } from '../../visibility/members.ts'
import { visibleReels } from '../../visibility/reels.ts'
import { discussion } from './reels.discussion.ts'
import { reelsLeaving } from './reels.leaving.ts'
import { reelCoverMedia, reelMedia } from './reels.media.ts'
import { removeDeletedReels } from './reels.purge.ts'

export const reels: Feature = {
  topics: { reel: visibleReels, reel_feed: 'everybody', reels: visibleMembers },
  media: [reelMedia, reelCoverMedia, discussion.files],
  jobs: (platform) => [removeDeletedReels(platform)],
  leaving: reelsLeaving,
}
