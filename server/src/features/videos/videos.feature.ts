import type { Feature } from '../../feature.ts'
import { visibleVideos } from '../../visibility/videos.ts'
import { discussion } from './videos.discussion.ts'
import { publishScheduledVideos } from './videos.jobs.ts'
import { videosLeaving } from './videos.leaving.ts'
import { videoMedia, videoThumbnailMedia } from './videos.media.ts'
import { videoNotifications } from './videos.notifications.ts'
import { removeDeletedVideos } from './videos.purge.ts'

export const videos: Feature = {
  topics: { video: visibleVideos, video_feed: 'everybody', videos: 'oneself', watching: 'oneself' },
  media: [videoMedia, videoThumbnailMedia, discussion.files],
  jobs: (platform) => [removeDeletedVideos(platform), publishScheduledVideos(platform)],
  notifications: videoNotifications,
  leaving: videosLeaving,
}
