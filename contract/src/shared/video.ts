import { z } from 'zod'
import { Picture } from './picture.ts'

/** A stored video: its renditions by height, all H.264 and AAC in MP4, and what is shown before it plays. */
export const Video = z.object({
  /** Pixels of the highest rendition. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** How long it plays, in seconds. */
  seconds: z.number().positive(),
  /** A frame of it. */
  poster: Picture,
  /** Lowest first. */
  sources: z.array(z.object({ height: z.int().positive(), url: z.string() })),
  /** Where its captions are, as WebVTT; null where it has none. */
  captions: z.string().nullable(),
})
export type Video = z.infer<typeof Video>
