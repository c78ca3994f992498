/** What the processes that read untrusted files do for the server, which never decodes such a file itself. */
import type { StreamWorkers } from './stream/stream-tasks.ts'
import type {
  DerivedPicture,
  DerivedVideo,
  DerivedVoice,
  IncomingFile,
  MediaFacts,
  PicturePlan,
  ReadPage,
  StillPlan,
  VideoPlan,
} from './tasks.ts'

/** What is accepted besides pictures and short videos. */
export interface InspectedFor {
  readonly takesVoice?: boolean | undefined
  readonly streams?: boolean | undefined
  /** Only a part of a video is taken, so that its own length doesn't matter. */
  readonly isCut?: boolean | undefined
}

export interface MediaWorkers {
  /**
   * Checks whether a picture or video may be accepted, or sound only if `takesVoice`; a video that `streams`
   * may be longer. Throws a `MediaFailure`: file_broken, image_too_many_pixels, image_side_too_long, animation_too_many_pixels,
   * video_too_many_pixels, video_too_long, video_codec_unsupported, video_without_picture, voice_too_long, file_kind_unsupported.
   */
  inspect(file: IncomingFile, use?: InspectedFor): Promise<MediaFacts>
  /** Makes a picture's renditions in `folder`, which must exist and be empty. Throws a `MediaFailure`. */
  derivePicture(file: IncomingFile, plan: PicturePlan, folder: string): Promise<DerivedPicture>
  /** The same for a video; `onProgress` gets shares from 0 to 1. */
  deriveVideo(
    file: IncomingFile,
    plan: VideoPlan,
    folder: string,
    onProgress: (share: number) => void,
  ): Promise<DerivedVideo>
  /** Draws a frame of a video in `folder`. Throws a `MediaFailure`. */
  drawStill(file: IncomingFile, plan: StillPlan, folder: string): Promise<DerivedPicture>
  /** Makes the playable file of a voice note. Throws a `MediaFailure`. */
  deriveVoice(file: IncomingFile, folder: string): Promise<DerivedVoice>
  /** Reads what an HTML page says of itself; `charset` is what its server says. */
  readPage(path: string, charset: string | undefined): Promise<ReadPage>
  readonly streams: StreamWorkers
  close(): Promise<void>
}
