/** Messages between the server and its child processes. */
import type { RefusalName } from '@commons/contract/refusals.ts'
import type { StreamTask } from './stream/stream-tasks.ts'
import type { IncomingFile, MediaBounds, PicturePlan, StillPlan, VideoPlan } from './tasks.ts'

export type Task =
  | {
      readonly work: 'inspect'
      readonly file: IncomingFile
      readonly bounds: MediaBounds
      readonly takesVoice: boolean
    }
  | {
      readonly work: 'picture'
      readonly file: IncomingFile
      readonly bounds: MediaBounds
      readonly plan: PicturePlan
      readonly folder: string
    }
  | {
      readonly work: 'video'
      readonly file: IncomingFile
      readonly bounds: MediaBounds
      readonly plan: VideoPlan
      readonly folder: string
    }
  | {
      readonly work: 'still'
      readonly file: IncomingFile
      readonly bounds: MediaBounds
      readonly plan: StillPlan
      readonly folder: string
    }
  | ({ readonly work: 'stream' } & StreamTask)
  | { readonly work: 'voice'; readonly file: IncomingFile; readonly folder: string }
  | { readonly work: 'page'; readonly path: string; readonly charset: string | undefined }

export type Answer =
  | { readonly say: 'begun' }
  | { readonly say: 'progress'; readonly share: number }
  /** `cpuSeconds`: CPU time that the process has used so far. */
  | { readonly say: 'done'; readonly result: unknown; readonly cpuSeconds: number }
  | { readonly say: 'refused'; readonly reason: RefusalName; readonly cpuSeconds: number }
  /** `code`: the system's error code, if the system is to blame. */
  | { readonly say: 'failed'; readonly message: string; readonly code?: string | undefined }
