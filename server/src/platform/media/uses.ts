/** What files are for: each feature that takes files says so once, in `src/media-uses.ts`. */
import type { WriteContext } from '../write.ts'

export interface SettledMedia {
  readonly id: string
  readonly owner: number
  readonly state: 'ready' | 'failed'
}

export interface MediaUse {
  /** Kept with each file, so it stays as it is. */
  readonly name: string
  /** Pixel widths of the renditions of a picture and of a video's poster. */
  readonly widths: readonly number[]
  /** Width by height of what is cut out of a picture; the whole picture if not said. */
  readonly aspect?: number
  /** In the transaction that says a file is ready, or has failed: what it is attached to changes with it. */
  settled?(context: WriteContext, media: SettledMedia): Promise<void>
}
