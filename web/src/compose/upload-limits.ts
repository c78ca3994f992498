import { useSession } from '../api/session.ts'
import { useRead } from '../api/use-call.ts'
import type { UploadLimits } from './media-file.ts'

const megabyte = 1024 * 1024

/** The server's default limits, shown until this server's own are loaded. */
export const usualLimits: UploadLimits = {
  image_bytes: 20 * megabyte,
  image_megapixels: 40,
  video_bytes: 200 * megabyte,
  video_seconds: 600,
  stream_bytes: 2_000 * megabyte,
  stream_seconds: 7_200,
  captions_bytes: megabyte,
  quota_bytes: 5120 * megabyte,
  used_bytes: 0,
}

/** Returns how large and long a file may be, and how much the member's files take already. */
export function useUploadLimits(): UploadLimits {
  // A visitor who followed a mailed link has no session, so the call would be refused.
  const enabled = useSession() !== null
  return useRead('show_upload_limits', {}, { enabled }).data?.recdata ?? usualLimits
}
