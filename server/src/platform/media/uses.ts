/** Uses of files: each feature that takes files declares them in its `<feature>.feature.ts`. */
import type { Topic } from '@commons/contract/call.ts'
import { type RawBuilder, sql } from 'kysely'
import type { WriteContext } from '../write.ts'

declare module '../events.ts' {
  interface Events {
    /** A file of `owner` couldn't be processed. */
    'media.failed': { owner: number }
  }
}

export interface SettledMedia {
  readonly id: string
  readonly owner: number
  readonly state: 'ready' | 'failed'
}

/** Who may see a file, by what it is attached to: SQL over the file's row `m`. */
export interface MediaAudience {
  /** True if it's attached to something that every member sees; its unguessable name is its protection. */
  readonly open: RawBuilder<boolean>
  /** True if `viewer` may see what it is attached to. */
  visible(viewer: RawBuilder<unknown>): RawBuilder<boolean>
}

/** What any file is for. */
export interface FileUse {
  /** Stored with each file, so it must not change. */
  readonly name: string
  readonly audience: MediaAudience
  /**
   * Several objects of several authors may have such a file: its audience alone decides who sees it, also while its
   * owner is away or the network does without one of the parts.
   */
  readonly isShared?: boolean
}

/** Files that are kept exactly as sent, and only downloaded. */
export interface AttachmentUse extends FileUse {
  /** The size of the largest one: at most that of any attachment. */
  readonly largestBytes: number
}

/** Files that are shown. */
export interface MediaUse extends FileUse {
  /** Pixel widths of the renditions of a picture and of a video's poster. */
  readonly widths: readonly number[]
  /** Width by height of the part cut from a picture; the whole picture by default. */
  readonly aspect?: number
  /** Takes files with sound only, as voice notes. */
  readonly takesVoice?: boolean
  /** Makes videos stream: they may be long, and are made in steps, in several renditions. */
  readonly streams?: boolean
  /** The topic of the owner's pages that show how far a file is; `waiting:{owner}` by default. */
  readonly waitingTopic?: (owner: number) => Topic
  /** Enlarges narrower pictures, because the only address used for them names the width. */
  readonly enlarges?: boolean
  /** Runs in the transaction that marks a file as ready or failed, to update what it is attached to. */
  settled?(context: WriteContext, media: SettledMedia): Promise<void>
  /** Runs in the transaction that adds a rendition or a storyboard to a video that was ready before. */
  grown?(context: WriteContext, media: Pick<SettledMedia, 'id' | 'owner'>): Promise<void>
}

/** The use of a picture that everybody may see while `shown` holds, such as a banner. */
export function openPicture(
  name: string,
  shown: RawBuilder<boolean>,
  sizes: Pick<MediaUse, 'widths' | 'aspect'>,
): MediaUse {
  return { name, audience: { open: shown, visible: () => sql`false` }, enlarges: true, ...sizes }
}
