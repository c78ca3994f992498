import { z } from 'zod'
import { Picture } from './picture.ts'

/** Small pictures of a video for its progress bar, one for every few seconds, row by row in sheets. */
export const Storyboard = z.object({
  /** The size of one picture in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Pictures in each row, and rows in each sheet; the last sheet may have fewer. */
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** Seconds from one picture to the next. */
  seconds: z.number().positive(),
  /** Pictures in all sheets. */
  count: z.int().positive(),
  sheets: z.array(z.string()),
})
export type Storyboard = z.infer<typeof Storyboard>

/** A video: its renditions (H.264 and AAC), and the picture shown before it plays. */
export const Video = z.object({
  /** The highest rendition's size in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Duration in seconds. */
  seconds: z.number().positive(),
  /** A frame of it. */
  poster: Picture,
  /** Files with pictures and sound (MP4), lowest first; none of a video that streams. */
  sources: z.array(z.object({ height: z.int().positive(), url: z.string() })),
  /** The URL of the playlist (HLS) of a video that streams; null for others. */
  hls: z.string().nullable(),
  /** The renditions made so far, lowest first. Those of a video that streams may become more. */
  heights: z.array(z.int().positive()),
  /** Null until it is made, and for a video that doesn't stream. */
  storyboard: Storyboard.nullable(),
  /** The URL of its captions (WebVTT); null if it has none. */
  captions: z.string().nullable(),
})
export type Video = z.infer<typeof Video>

/** How far the work on a video that streams is, and the thumbnails that its owner can choose from. */
export const VideoProgress = z.object({
  /** `ready`: it can be played; renditions may still be added. */
  state: z.enum(['processing', 'ready', 'failed']),
  /** Percent of the work on all renditions. */
  progress: z.int().min(0).max(100),
  /** What went wrong and what to do, if it failed. */
  failure: z.string().nullable(),
  /** The renditions made so far, lowest first. */
  heights: z.array(z.int().positive()),
  thumbnails: z.array(Picture),
})
export type VideoProgress = z.infer<typeof VideoProgress>
