/**
 * The plan of a streamed video. It is made once and stored, so that every step makes the same bytes, whichever
 * process runs it and however often.
 */
import type { FrameRate } from '../even-grid.ts'

export interface StreamRendition {
  /** The shorter side in pixels, which names it: `720p`. */
  readonly name: number
  readonly width: number
  readonly height: number
}

export interface StreamPlan {
  /** The even grid that frames are put on, whatever the source's times are. */
  readonly rate: FrameRate
  /** The source's first timestamp, in seconds. */
  readonly start: number
  /** Frames of each rendition: the longer of the source's pictures and sound. */
  readonly frames: number
  readonly segmentFrames: number
  /** A whole number of segments. */
  readonly chunkFrames: number
  /** The index of the source's sound; null if it has none that can be decoded. */
  readonly sound: number | null
  /** Lowest first. */
  readonly renditions: readonly StreamRendition[]
}

/** The shape of a plan that is to be made. */
export interface StreamWish {
  readonly heights: readonly number[]
  readonly segmentSeconds: number
  readonly chunkSeconds: number
}

/** A run of segments in a file: its header, and the bytes of each segment after it. */
export interface SegmentedFile {
  readonly headBytes: number
  readonly segmentBytes: readonly number[]
  /** As RFC 6381 has it, e.g. avc1.64001e. */
  readonly codecs: string
}

/** A sample rate that every browser plays. */
export const soundRate = 48_000

export const secondsOf = ({ frames, rate }: Pick<StreamPlan, 'frames' | 'rate'>) =>
  (frames * rate.den) / rate.num

export const chunksOf = ({ frames, chunkFrames }: StreamPlan) => Math.ceil(frames / chunkFrames)

/** Returns the frames of a chunk, from the first up to and without the last. */
export function chunkSpan({ frames, chunkFrames }: StreamPlan, chunk: number): { from: number; to: number } {
  return { from: chunk * chunkFrames, to: Math.min(frames, (chunk + 1) * chunkFrames) }
}

export const chunkFile = (name: number, chunk: number) => `${name}p-${String(chunk).padStart(4, '0')}.mp4`

/** Frames in each segment of a run of this many. */
export function segmentsOf(frames: number, segmentFrames: number): number[] {
  return Array.from({ length: Math.ceil(frames / segmentFrames) }, (_, at) =>
    Math.min(segmentFrames, frames - at * segmentFrames),
  )
}
