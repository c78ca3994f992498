import type { Reel } from '@commons/contract/reels/reels.ts'
import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import { isSameDraft, type Draft, type DraftKind } from '../../../compose/draft.ts'
import { joinMedia, joinTexts } from '../../../compose/join-parts.ts'
import type { MediaFile } from '../../../compose/media-file.ts'

/** A part of a video, in seconds of its file. */
export interface Trim {
  readonly from: number
  readonly to: number
}

/** A reel whose sound another one gets. */
export interface ChosenSound {
  readonly id: number
  /** Its author's username. */
  readonly by: string
  /** When it was chosen, in milliseconds: of two, the later one is meant. */
  readonly chosenAt: number
}

/** A reel while it is being created. */
export interface ReelDraft extends Draft {
  /** "About or Tagline"; the reel's tags are those in it. */
  readonly text: string
  readonly audience: Reel['post_type']
  readonly media: MediaFile | undefined
  /** The description of the file. */
  readonly alt: string
  /** For a video: the part that becomes the reel; all of it if undefined. */
  readonly trim: Trim | undefined
  /** For a video: the second of the file whose frame to use as its cover; the server chooses if undefined. */
  readonly coverAt: number | undefined
  /** For a video: a picture to use as its cover instead. */
  readonly cover: File | undefined
  /** For a video. */
  readonly captions: File | undefined
  /** For a video: the reel whose sound it gets in place of its own. */
  readonly sound: ChosenSound | undefined
  /** For a video with its own sound: others may use that. */
  readonly lendsSound: boolean
  /** The reasons why it is not safe for work. */
  readonly nsfw: readonly NsfwReason[]
}

const blank: ReelDraft = {
  text: '',
  audience: 'public',
  media: undefined,
  alt: '',
  trim: undefined,
  coverAt: undefined,
  cover: undefined,
  captions: undefined,
  sound: undefined,
  lendsSound: true,
  nsfw: [],
  sentAs: undefined,
}

const laterOf = (one: ChosenSound | undefined, other: ChosenSound | undefined) =>
  (one?.chosenAt ?? 0) > (other?.chosenAt ?? 0) ? one : (other ?? one)

export const reelDraft: DraftKind<ReelDraft> = {
  name: 'reel',
  version: 1,
  blank,
  files: ['media', 'cover', 'captions'],
  isBlank: ({ text, alt, media, sound, nsfw }) =>
    text === '' && alt === '' && !media && !sound && nsfw.length === 0,
  join(written, kept) {
    const { trim, coverAt, cover, captions } = written.media ? written : kept
    const joined: ReelDraft = {
      text: joinTexts(written.text, kept.text),
      // Nobody sees more of either than was intended.
      audience: [written, kept].some(({ audience }) => audience === 'private') ? 'private' : 'public',
      ...joinMedia(written, kept),
      trim,
      coverAt,
      cover,
      captions,
      sound: laterOf(written.sound, kept.sound),
      lendsSound: written.lendsSound && kept.lendsSound,
      nsfw: [...new Set([...kept.nsfw, ...written.nsfw])],
      sentAs: undefined,
    }
    // Nothing was added: sent again, it is the same reel.
    return isSameDraft(joined, kept, ['sentAs']) ? kept : joined
  },
}
