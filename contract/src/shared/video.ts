import { z } from 'zod'
import { Picture } from './picture.ts'

/** A video: its renditions (H.264 and AAC in MP4), and the picture shown before it plays. */
export const Video = z.object({
  /** The highest rendition's size in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Duration in seconds. */
  seconds: z.number().positive(),
  /** A frame of it. */
  poster: Picture,
  /** Lowest first. */
  sources: z.array(z.object({ height: z.int().positive(), url: z.string() })),
  /** The URL of its captions (WebVTT); null if it has none. */
  captions: z.string().nullable(),
})
export type Video = z.infer<typeof Video>
