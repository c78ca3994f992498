import { get_video } from '@commons/contract/videos/videos.ts'
import { handle } from '../../platform/call/handle.ts'
import { videoAgain } from './videos.again.ts'

export default handle(get_video, async ({ video_id }, context) => ({
  response: (await videoAgain.answer(video_id, context)).recdata,
}))
