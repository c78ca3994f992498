/**
 * What is asked of the child processes that read strangers' files, and what they answer. No code of the
 * server itself decodes a byte of such a file.
 */
import type { FileKind } from '@commons/contract/call.ts'
import type { RefusalName } from '@commons/contract/refusals.ts'

/** What the file is to blame for: said to its owner, and never tried again. Any other error is ours. */
export class MediaFailure extends Error {
  readonly reason: RefusalName

  constructor(reason: RefusalName) {
    super(`The file is refused: ${reason}`)
    this.reason = reason
  }
}

/** A file that came in, told apart by its content. */
export interface IncomingFile {
  readonly path: string
  /** As `file-type` names it, e.g. image/jpeg, video/quicktime. */
  readonly mime: string
}

/** What a file of members is. */
export type MediaKind = Exclude<FileKind, 'captions'>

/** What a file says of itself, before anything of it is decoded. Sizes are pixels once it is upright. */
export interface MediaFacts {
  readonly kind: MediaKind
  /** 0 for sound alone. */
  readonly width: number
  readonly height: number
  /** How long a video or a voice note plays; 0 for a picture, and where it is not known. */
  readonly seconds: number
}

/** Pixels of a side of a picture. No screen shows more, and libraries count in fewer bits than ours. */
export const longestImageSide = 100_000

/** How large a file may be: what is beyond is refused by name. */
export interface MediaBounds {
  /** Of all frames of a picture together. */
  readonly imageMegapixels: number
  /** Of one frame of a video. */
  readonly videoMegapixels: number
  readonly videoSeconds: number
}

/** A part of a picture by shares of its upright size, from 0 to 1. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PicturePlan {
  /** Pixel widths of the renditions. */
  readonly widths: readonly number[]
  /** Width by height of what is cut out; the whole picture if not said. */
  readonly aspect?: number | undefined
  /** A narrower picture is enlarged. */
  readonly enlarges?: boolean | undefined
  /** Where to cut; the middle if not said. */
  readonly crop?: Crop | undefined
}

export interface VideoPlan {
  /** Pixel heights of the renditions, of the shorter side for a video held upright; never enlarged. */
  readonly heights: readonly number[]
  readonly posterWidths: readonly number[]
  /** The second whose frame is the poster; one that shows much if not said, or where the video is shorter. */
  readonly posterAt?: number | undefined
}

/** A file that was made: its name below the key (`480.webp`, `720p.mp4`, `voice.m4a`) and where it lies for now. */
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
  /** The poster's. */
  readonly preview: string
  readonly widths: readonly number[]
  /** Lowest first; the names in the files are `<height>p.mp4`. */
  readonly heights: readonly number[]
  /** Renditions and posters. */
  readonly files: readonly MadeFile[]
}

export interface DerivedVoice {
  readonly seconds: number
  readonly files: readonly MadeFile[]
}

export interface MediaWorkers {
  /**
   * Looks whether a picture or video may come in, and sound alone where it `takesVoice`. Throws a `MediaFailure`: file_broken, image_too_many_pixels,
   * image_side_too_long, animation_too_many_pixels, video_too_many_pixels, video_too_long, video_codec_unsupported, voice_too_long,
   * file_kind_unsupported.
   */
  inspect(file: IncomingFile, takesVoice?: boolean): Promise<MediaFacts>
  /** Makes the renditions of a picture in `folder`, which is there and empty. Throws a `MediaFailure`. */
  derivePicture(file: IncomingFile, plan: PicturePlan, folder: string): Promise<DerivedPicture>
  /** The same of a video; `onProgress` hears shares from 0 to 1. */
  deriveVideo(
    file: IncomingFile,
    plan: VideoPlan,
    folder: string,
    onProgress: (share: number) => void,
  ): Promise<DerivedVideo>
  /** Makes what is played of a voice note. Throws a `MediaFailure`. */
  deriveVoice(file: IncomingFile, folder: string): Promise<DerivedVoice>
  close(): Promise<void>
}
