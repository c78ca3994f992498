/** The tasks of child processes that make a streamed video, and what they answer. */
import type { StoredStoryboard, StoredStream } from '../../stored-stream.ts'
import type { IncomingFile, MadeFile, MediaBounds } from '../tasks.ts'
import type { SegmentedFile, StreamPlan, StreamRendition, StreamWish } from './stream-plan.ts'

interface Planned {
  readonly file: IncomingFile
  readonly plan: StreamPlan
  readonly folder: string
}

export type StreamTask = { readonly bounds: MediaBounds } & (
  | { readonly makes: 'plan'; readonly file: IncomingFile; readonly wish: StreamWish }
  | ({
      readonly makes: 'stills'
      readonly widths: readonly number[]
      readonly posterAt: number | undefined
    } & Planned)
  | ({ readonly makes: 'sound'; readonly segmentSeconds: number } & Planned)
  | ({ readonly makes: 'chunk'; readonly rendition: StreamRendition; readonly chunk: number } & Planned)
  | ({ readonly makes: 'storyboard' } & Planned)
)

type OnProgress = (share: number) => void

export interface StreamStills {
  /** The poster's. */
  readonly preview: string
  readonly widths: readonly number[]
  /** Three to choose from. */
  readonly thumbnails: NonNullable<StoredStream['thumbnails']>
  readonly files: readonly MadeFile[]
}

export interface StreamSound extends SegmentedFile {
  readonly segmentSeconds: readonly number[]
  readonly files: readonly MadeFile[]
}

export interface StreamChunk extends SegmentedFile {
  readonly files: readonly MadeFile[]
}

/**
 * What makes streamed videos, step by step. Each step writes into an empty folder, and throws a `MediaFailure`
 * if the file is to blame.
 */
export interface StreamWorkers {
  plan(file: IncomingFile, wish: StreamWish, onProgress: OnProgress): Promise<StreamPlan>
  stills(
    work: Planned & { widths: readonly number[]; posterAt: number | undefined },
    onProgress: OnProgress,
  ): Promise<StreamStills>
  sound(work: Planned & { segmentSeconds: number }, onProgress: OnProgress): Promise<StreamSound>
  chunk(
    work: Planned & { rendition: StreamRendition; chunk: number },
    onProgress: OnProgress,
  ): Promise<StreamChunk>
  /** `file` is the lowest rendition. */
  storyboard(
    work: Planned,
    onProgress: OnProgress,
  ): Promise<StoredStoryboard & { files: readonly MadeFile[] }>
}
