/** Tasks for the child processes that read untrusted files. The server itself never decodes such a file. */
import type { FileKind } from '@commons/contract/call.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'

/**
 * A failure that the file is to blame for: reported to its owner and never retried. Any other error is ours.
 */
export class MediaFailure extends Error {
  readonly reason: RefusalName

  constructor(reason: RefusalName) {
    super(`The file is refused: ${reason}`)
    this.reason = reason
  }
}

/** An uploaded file whose kind was told by its content. */
export interface IncomingFile {
  readonly path: string
  /** As `file-type` names it, e.g. image/jpeg, video/quicktime. */
  readonly mime: string
}

export type MediaKind = Exclude<FileKind, 'captions' | 'document' | 'archive'>

/** What a file's header says. Sizes are in pixels of the upright picture. */
export interface MediaFacts {
  readonly kind: MediaKind
  /** 0 for sound only. */
  readonly width: number
  readonly height: number
  /** Length of a video or voice note; 0 for pictures and where it isn't known. */
  readonly seconds: number
}

/** The longest side of a picture in pixels. No screen shows more, and libraries' counters are small. */
export const longestImageSide = 100_000

/** How large a file may be; larger ones are refused by name. */
export interface MediaBounds {
  /** All frames of a picture together. */
  readonly imageMegapixels: number
  /** One frame of a video. */
  readonly videoMegapixels: number
  readonly videoSeconds: number
}

/** A part of a picture as shares of its upright size, from 0 to 1. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PicturePlan {
  /** Pixel widths of the renditions. */
  readonly widths: readonly number[]
  /** Width by height of the part to cut out; the whole picture by default. */
  readonly aspect?: number | undefined
  /** Narrower pictures are enlarged. */
  readonly enlarges?: boolean | undefined
  /** Where to cut; the middle by default. */
  readonly crop?: Crop | undefined
  /** Makes squares of PNG with the whole picture in the middle, and nothing around it. */
  readonly square?: boolean | undefined
  /** Makes a picture of an animation's first frame alone. */
  readonly still?: boolean | undefined
}

/** What a page says of itself: plain text in one line each, or empty. */
export interface ReadPage {
  readonly title: string
  readonly description: string
  /** The address of a picture, as the page has it. */
  readonly picture: string
}

export interface VideoPlan {
  /** Pixel heights of the renditions, widths for upright videos (their shorter side); never enlarged. */
  readonly heights: readonly number[]
  readonly posterWidths: readonly number[]
  /** The second of the poster's frame; if undefined, or beyond the video's end, a frame that shows much. */
  readonly posterAt?: number | undefined
  /** The part that is made into a video of its own; all of it if undefined. */
  readonly cut?: Cut | undefined
  /** A file that was made here, whose sound takes the place of the video's own. */
  readonly sound?: IncomingFile | undefined
}

/** A part of a video, in seconds from its beginning. */
export interface Cut {
  readonly from: number
  readonly to: number
}

/** A frame of a video as a picture. */
export interface StillPlan {
  readonly at: number
  /** Pixel widths of the renditions. */
  readonly widths: readonly number[]
}

/**
 * A file that was made: its name below the key (`480.webp`, `720p.mp4`, `voice.m4a`) and where it is for now.
 */
export interface MadeFile {
  readonly name: string
  readonly path: string
  readonly bytes: number
}

export interface DerivedPicture {
  /** Pixels of the widest rendition. */
  readonly width: number
  readonly height: number
  readonly animated: boolean
  /** A blurred thumbnail as a `data:` URL of a few hundred bytes. */
  readonly preview: string
  /** Narrowest first. */
  readonly widths: readonly number[]
  readonly files: readonly MadeFile[]
}

export interface DerivedVideo {
  /** Pixels of the highest rendition. */
  readonly width: number
  readonly height: number
  readonly seconds: number
  /** The poster's preview. */
  readonly preview: string
  readonly widths: readonly number[]
  readonly hasSound: boolean
  /** Lowest first; the files are named `<height>p.mp4`. */
  readonly heights: readonly number[]
  /** Renditions and posters. */
  readonly files: readonly MadeFile[]
}

export interface DerivedVoice {
  readonly seconds: number
  readonly files: readonly MadeFile[]
}
