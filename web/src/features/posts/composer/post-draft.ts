import type { Post } from '@commons/contract/posts/posts.ts'
import type { NsfwReason } from '@commons/contract/shared/nsfw.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import type { MediaFile } from '../../../compose/media-file.ts'
import { isBlankSurvey, type SurveyInPost } from '../../surveys/in-post/draft/public.ts'
import { addTags } from '../tags/tag-text.ts'
import { joinFiles, mediaParts, theOnlyFile, withFile, type DraftFile } from './draft-files.ts'

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
  readonly files: readonly DraftFile[]
  /** The description of a file that is still to be chosen: that of a post whose file failed. */
  readonly alt: string
  /** For a video. */
  readonly captions: File | undefined
  readonly tags: readonly string[]
  /** The reasons why it is not safe for work. */
  readonly nsfw: readonly NsfwReason[]
  /** The survey to vote in, with its title. */
  readonly survey: number | undefined
  readonly surveyTitle: string
  /** A survey that is written in it, in place of that one. */
  readonly newSurvey: SurveyInPost | undefined
  /** The reel to show, with the name of its author. */
  readonly reel: number | undefined
  readonly reelBy: string
  /** Its topic in the group. */
  readonly topic: number | undefined
  /** For an edited post: the topic that it had, which whoever runs the group may change meanwhile. */
  readonly topicBefore: number | undefined
  /** The link whose card its author has removed. */
  readonly withoutCard: string | undefined
  /** When it is to be published; undefined for at once. */
  readonly publishAt: string | undefined
  /** It is sent to be kept as a draft. */
  readonly isSaved: boolean
  /** For an edited post: the version that the draft is based on. */
  readonly base: string | undefined
}

export const blankPost: PostDraft = {
  text: '',
  audience: 'public',
  files: [],
  alt: '',
  captions: undefined,
  tags: [],
  nsfw: [],
  survey: undefined,
  surveyTitle: '',
  newSurvey: undefined,
  reel: undefined,
  reelBy: '',
  topic: undefined,
  topicBefore: undefined,
  withoutCard: undefined,
  publishAt: undefined,
  isSaved: false,
  base: undefined,
  sentAs: undefined,
}

function isBlank({ text, alt, files, captions, tags, nsfw, survey, newSurvey, reel }: PostDraft): boolean {
  const isWordless = text === '' && alt === '' && tags.length === 0 && nsfw.length === 0
  const isWithoutObject =
    survey === undefined && reel === undefined && (!newSurvey || isBlankSurvey(newSurvey))
  return isWordless && files.length === 0 && !captions && isWithoutObject
}

/** A description that has waited for its file belongs to the first one, unless that has its own. */
function joinWithAlt(written: PostDraft, kept: PostDraft): Pick<PostDraft, 'files' | 'alt'> {
  const files = joinFiles(written.files, kept.files)
  const alt = written.alt || kept.alt
  const [first, ...others] = files
  return first ? { files: [{ ...first, alt: first.alt || alt }, ...others], alt: '' } : { files, alt }
}

/** Joins two drafts. Nobody sees more of either than was intended. */
function join(written: PostDraft, kept: PostDraft): PostDraft {
  const audience = [written, kept].some((each) => each.audience === 'private') ? 'private' : 'public'
  if (isBlank(written)) return { ...kept, audience }
  const { survey, surveyTitle, newSurvey } =
    written.survey === undefined && !written.newSurvey ? kept : written
  const { reel, reelBy } = written.reel === undefined ? kept : written
  return {
    ...blankPost,
    text: joinTexts(written.text, kept.text),
    audience,
    ...joinWithAlt(written, kept),
    survey,
    surveyTitle,
    newSurvey,
    reel,
    reelBy,
    topic: written.topic ?? kept.topic,
    withoutCard: written.withoutCard ?? kept.withoutCard,
    publishAt: written.publishAt ?? kept.publishAt,
    captions: (written.files.length > 0 ? written : kept).captions,
    tags: addTags(kept.tags, written.tags.join(',')).tags,
    // An extra reason only covers too much; a missing one would reveal what was to be covered.
    nsfw: [...new Set([...kept.nsfw, ...written.nsfw])],
  }
}

/** Each new file is stored as a part of its own, whatever its place. */
function apart({ files, ...words }: PostDraft): Readonly<Record<string, unknown>> {
  return {
    ...words,
    files: files.map(({ id, kind, alt }) => ({ id, kind, alt })),
    ...Object.fromEntries(files.map(({ id, media }) => [id, media]).filter(([, media]) => media)),
  }
}

type StoredParts = Partial<Omit<PostDraft, 'files'>> & {
  readonly files?: ReadonlyArray<Omit<DraftFile, 'media'>>
  readonly media?: MediaFile
  /** In a draft of an earlier version, for an edited post: its only file stays. */
  readonly keepsFile?: boolean
}

/** Returns the parts of a stored draft, also of one from when a post had a single file. */
export function together(parts: Readonly<Record<string, unknown>>): Partial<PostDraft> {
  const { files, keepsFile = false, media, alt = '', ...stored } = parts as StoredParts
  const words: Partial<PostDraft> = Object.fromEntries(
    Object.entries(stored).filter(([part]) => !mediaParts.includes(part)),
  )
  if (!files && !media && !keepsFile) return { ...words, alt }
  if (!files && media) return { ...words, files: withFile([], media, alt) }
  if (!files) return { ...words, files: [{ id: theOnlyFile, kind: 'image', media, alt }] }
  const all = files.map((file) => ({ ...file, media: parts[file.id] as MediaFile | undefined }))
  // There may have been no room for a file.
  const isMissing = ({ id, media: its }: DraftFile) => mediaParts.includes(id) && !its
  return {
    ...words,
    files: all.filter((file) => !isMissing(file)),
    alt: alt || (all.find(isMissing)?.alt ?? ''),
  }
}

export const postDraft: DraftKind<PostDraft> = {
  name: 'post',
  version: 1,
  blank: blankPost,
  files: [...mediaParts, 'captions'],
  apart,
  together,
  isBlank,
  join,
}
