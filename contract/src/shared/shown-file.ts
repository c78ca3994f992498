import { z } from 'zod'
import { FileState } from './media.ts'
import { Picture } from './picture.ts'
import { Video } from './video.ts'

/** The file of a post, comment or reply; everything is null if there is none. */
export const ShownFile = {
  file: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  /** Until it is ready, only the author sees the post or comment. */
  file_state: FileState.nullable(),
  /** Progress of the processing in percent. */
  file_progress: z.int().min(0).max(100).nullable(),
  /**
   * For the author only: why the file failed, in their language. If the file is ready: why the file that an
   * edit would have replaced it with failed. Otherwise null.
   */
  file_failure: z.string().nullable(),
  /** The renditions of an image; null for none. */
  picture: Picture.nullable(),
  /** The renditions of a video; null for none. */
  video: Video.nullable(),
}
