import type { Post } from '@commons/contract/posts/posts.ts'
import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinMedia, joinTexts } from '../../../compose/join-parts.ts'
import type { MediaFile } from '../../../compose/media-file.ts'
import { addTags } from '../tags/tag-text.ts'

/** The longest post, as in the contract; a test compares the two. */
export const longestPost = 5000

/** Where a post is written: each place keeps its own draft, and so does each edited post. */
export type PostPlace = 'home' | 'profile' | `group.${number}` | `edit.${number}`

/** Returns the group that the place writes in; undefined if it is no group. */
export const groupOf = (place: PostPlace): number | undefined =>
  place.startsWith('group.') ? Number(place.slice('group.'.length)) : undefined

/** A post while it is written. */
export interface PostDraft extends Draft {
  readonly text: string
  readonly audience: Post['post_type']
  readonly media: MediaFile | undefined
  /** The description of the file. */
  readonly alt: string
  /** For a video. */
  readonly captions: File | undefined
  readonly tags: readonly string[]
  /** The reasons why it is not safe for work. */
  readonly nsfw: readonly NsfwReason[]
  /** The survey to vote in, with its title. */
  readonly survey: number | undefined
  readonly surveyTitle: string
  /** The reel to show, with the name of its author. */
  readonly reel: number | undefined
  readonly reelBy: string
  /** For an edited post: its file stays. */
  readonly keepsFile: boolean
  /** For an edited post: the version that the draft is based on. */
  readonly base: string | undefined
}

export const blankPost: PostDraft = {
  text: '',
  audience: 'public',
  media: undefined,
  alt: '',
  captions: undefined,
  tags: [],
  nsfw: [],
  survey: undefined,
  surveyTitle: '',
  reel: undefined,
  reelBy: '',
  keepsFile: false,
  base: undefined,
  sentAs: undefined,
}

function isBlank({ text, alt, media, captions, tags, nsfw, survey, reel }: PostDraft): boolean {
  const isWordless = text === '' && alt === '' && tags.length === 0 && nsfw.length === 0
  return isWordless && !media && !captions && survey === undefined && reel === undefined
}

/** Joins two drafts. Nobody sees more of either than was intended. */
function join(written: PostDraft, kept: PostDraft): PostDraft {
  const audience = [written, kept].some((each) => each.audience === 'private') ? 'private' : 'public'
  if (isBlank(written)) return { ...kept, audience }
  const { survey, surveyTitle } = written.survey === undefined ? kept : written
  const { reel, reelBy } = written.reel === undefined ? kept : written
  return {
    ...blankPost,
    text: joinTexts(written.text, kept.text),
    audience,
    ...joinMedia(written, kept),
    survey,
    surveyTitle,
    reel,
    reelBy,
    captions: (written.media ? written : kept).captions,
    tags: addTags(kept.tags, written.tags.join(',')).tags,
    // An extra reason only covers too much; a missing one would reveal what was to be covered.
    nsfw: [...new Set([...kept.nsfw, ...written.nsfw])],
  }
}

export const postDraft: DraftKind<PostDraft> = {
  name: 'post',
  version: 1,
  blank: blankPost,
  files: ['media', 'captions'],
  isBlank,
  join,
}
