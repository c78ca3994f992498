/** What files are for: each feature that takes files says so once, in its `<feature>.feature.ts`. */
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../write.ts'

declare module '../events.ts' {
  interface Events {
    /** A file of `owner` could not be processed. */
    'media.failed': { owner: number }
  }
}

export interface SettledMedia {
  readonly id: string
  readonly owner: number
  readonly state: 'ready' | 'failed'
}

/** Who sees a file, by what it is attached to: SQL over the row `m` of the file. */
export interface MediaAudience {
  /** Attached to something that every member sees; its unguessable name is its protection. */
  readonly open: RawBuilder<boolean>
  /** `viewer` sees what it is attached to. */
  visible(viewer: RawBuilder<unknown>): RawBuilder<boolean>
}

export interface MediaUse {
  /** Kept with each file, so it stays as it is. */
  readonly name: string
  readonly audience: MediaAudience
  /** Pixel widths of the renditions of a picture and of a video's poster. */
  readonly widths: readonly number[]
  /** Width by height of what is cut out of a picture; the whole picture if not said. */
  readonly aspect?: number
  /** Sound alone is taken, as a voice note. */
  readonly takesVoice?: boolean
  /** A narrower picture is enlarged: where it stands there is one address of it, which names the width. */
  readonly enlarges?: boolean
  /** In the transaction that says a file is ready, or has failed: what it is attached to changes with it. */
  settled?(context: WriteContext, media: SettledMedia): Promise<void>
}

/** The use of a picture that everybody may see while `shown` holds, such as a banner. */
export function openPicture(
  name: string,
  shown: RawBuilder<boolean>,
  sizes: Pick<MediaUse, 'widths' | 'aspect'>,
): MediaUse {
  return { name, audience: { open: shown, visible: () => sql`false` }, enlarges: true, ...sizes }
}
