/** Answer of calls that change a video: the video as the caller sees it now. */
import { seenAgain } from '../../platform/call/repeated-answer.ts'
import { findVideo } from './videos.queries.ts'
import { videoShape } from './videos.shape.ts'

export const videoAgain = seenAgain('video_not_found', findVideo, videoShape, ({ video_id }) => video_id)
