import type { Picture } from '@commons/contract/shared/picture.ts'
import type { Video } from '@commons/contract/shared/video.ts'

/** The file of a post, a comment or anything else, as on the wire. */
export interface ShownFile {
  readonly file_state: 'processing' | 'ready' | 'failed' | null
  /** In percent. */
  readonly file_progress: number | null
  /** For its author: why it cannot be shown. */
  readonly file_failure: string | null
  readonly picture: Picture | null
  readonly video: Video | null
}
