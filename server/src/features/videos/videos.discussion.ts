/** Comments on, likes and saves of videos. */
import { discussionOf } from '../../discussion/discussion.ts'
import { videos } from '../../visibility/videos.ts'

export const discussion = discussionOf(videos)
