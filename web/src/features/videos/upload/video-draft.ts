import type { VideoVisibility } from '@commons/contract/videos/videos.ts'
import { isSameDraft, type Draft, type DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import type { MediaFile } from '../../../compose/media-file.ts'

/** What a video's author says about it. */
export interface VideoWords {
  readonly title: string
  readonly description: string
  readonly forKids: boolean
  readonly visibility: VideoVisibility
  /** With Scheduled: the author's local date and time, as its field has it. */
  readonly publishAt: string
  /** Separated by commas. */
  readonly tags: string
  /** Whether members may download it. */
  readonly allowsDownload: boolean
}

/** A video of the video site before it is published. */
export interface VideoDraft extends Draft, VideoWords {
  /** The own channel that it appears in; null for the first, which is made if there is none. */
  readonly channelId: number | null
  readonly media: MediaFile | undefined
  /** For a video: the picture that stands for it; a frame if undefined. */
  readonly thumbnail: File | undefined
  /** For a video. */
  readonly captions: File | undefined
  /** Their language tag; drafts of earlier versions lack it. */
  readonly captionsLanguage?: string
}

const blank: VideoDraft = {
  title: '',
  description: '',
  forKids: false,
  visibility: 'Public',
  publishAt: '',
  tags: '',
  allowsDownload: false,
  channelId: null,
  media: undefined,
  thumbnail: undefined,
  captions: undefined,
  sentAs: undefined,
}

const fewest: readonly VideoVisibility[] = ['Private', 'Scheduled', 'Members', 'Unlisted', 'Public']

export const videoDraft: DraftKind<VideoDraft> = {
  name: 'video',
  version: 2,
  blank,
  files: ['media', 'thumbnail', 'captions'],
  isBlank: ({ title, description, tags, media }) =>
    title === '' && description === '' && tags === '' && !media,
  join(written, kept) {
    const { media, thumbnail, captions, captionsLanguage } = written.media ? written : kept
    const joined: VideoDraft = {
      title: written.title || kept.title,
      description: joinTexts(written.description, kept.description),
      forKids: written.forKids || kept.forKids,
      // Nobody sees more of either than was intended.
      visibility:
        fewest.find((each) => [written.visibility, kept.visibility].includes(each)) ?? kept.visibility,
      publishAt: written.publishAt || kept.publishAt,
      tags: written.tags || kept.tags,
      allowsDownload: written.allowsDownload && kept.allowsDownload,
      channelId: written.channelId ?? kept.channelId,
      media,
      thumbnail,
      captions,
      ...(captionsLanguage !== undefined && { captionsLanguage }),
      sentAs: undefined,
    }
    // Nothing was added: sent again, it is the same video.
    return isSameDraft(joined, kept, ['sentAs']) ? kept : joined
  },
}
