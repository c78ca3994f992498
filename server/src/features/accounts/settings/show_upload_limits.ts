import { show_upload_limits } from '@commons/contract/accounts/settings.ts'
import { handle } from '../../../platform/call/handle.ts'
import { videoBytes } from '../../../platform/media/video-limits.ts'

export default handle(show_upload_limits, async (_input, { member, platform }) => {
  const { config, kindLimits, mediaRoad } = platform
  const { used, quota } = await mediaRoad.getRoom(member.id)
  return {
    recdata: {
      image_bytes: kindLimits.image,
      image_megapixels: config.IMAGE_MAX_MEGAPIXELS,
      video_bytes: videoBytes(config),
      video_seconds: config.VIDEO_MAX_MINUTES * 60,
      stream_bytes: videoBytes(config, true),
      stream_seconds: config.STREAM_MAX_MINUTES * 60,
      captions_bytes: kindLimits.captions,
      quota_bytes: quota,
      used_bytes: used,
    },
  }
})
