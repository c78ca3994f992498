import { z } from 'zod'
import { FileState } from './media.ts'
import { Picture } from './picture.ts'
import { Video } from './video.ts'

/** The file of a post, comment or reply, and how far it has come; all null where there is none. */
export const ShownFile = {
  file: z.string().nullable(),
  file_type: z.enum(['image', 'video']).nullable(),
  /** Until it is ready only its author sees what it belongs to. */
  file_state: FileState.nullable(),
  /** How much of the processing is done, in percent. */
  file_progress: z.int().min(0).max(100).nullable(),
  /**
   * For its author: why the file cannot be shown, in their language; beside a file that is ready, why the one that an
   * edit would have put in its place cannot. null if neither failed.
   */
  file_failure: z.string().nullable(),
  /** The renditions of an image; null where there is none. */
  picture: Picture.nullable(),
  /** The renditions of a video; null where there is none. */
  video: Video.nullable(),
}
