import type { UploadLimits } from '../../../compose/media-file.ts'
import { useUploadLimits } from '../../../compose/upload-limits.ts'

/** Returns the limits of the video site, whose videos may be larger and longer than those of posts. */
export function useSiteLimits(): UploadLimits {
  const limits = useUploadLimits()
  return { ...limits, video_bytes: limits.stream_bytes, video_seconds: limits.stream_seconds }
}
