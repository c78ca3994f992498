import { sql } from 'kysely'
import { roleIn } from '../../visibility/channels.ts'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { ofVideo, videos as kind } from '../../visibility/videos.ts'
import { partCaptions } from './captions/captions.jobs.ts'
import { videoCaptions } from './captions/captions.media.ts'
import { discussion } from './videos.discussion.ts'
import { publishScheduledVideos } from './videos.jobs.ts'
import { videosLeaving } from './videos.leaving.ts'
import { videoMedia, videoThumbnailMedia } from './videos.media.ts'
import { videoNotifications } from './videos.notifications.ts'
import { removeDeletedVideos } from './videos.purge.ts'
import { searchForVideos } from './videos.search.ts'

export const videos: Feature = {
  partOf: 'videos',
  topics: {
    video: visibleOf(kind),
    video_feed: 'everybody',
    videos: 'oneself',
    watching: 'oneself',
    playlists: 'oneself',
  },
  media: [videoMedia, videoThumbnailMedia, discussion.files],
  captions: [videoCaptions],
  jobs: (platform) => [
    removeDeletedVideos(platform),
    publishScheduledVideos(platform),
    partCaptions(platform),
  ],
  reports: {
    video: reportOf(kind, {
      message: sql`vd.title || E'\\n\\n' || vd.description`,
      media: sql`vd.media_id`,
      labels: true,
      lists: sql`array['video_feed', 'channel:' || vd.channel_id]`,
      involves: (member) => sql`(${roleIn(member, ofVideo)} is not null)`,
    }),
  },
  searches: [searchForVideos],
  notifications: about('videos', videoNotifications),
  leaving: videosLeaving,
}
