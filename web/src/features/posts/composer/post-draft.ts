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

/** One post of a thread while that is written. */
export interface DraftPart {
  /** Names it in its draft. */
  readonly id: number
  readonly text: string
  readonly files: readonly DraftFile[]
  readonly captions: File | undefined
  readonly withoutCard: string | undefined
}

export const blankPart: DraftPart = {
  id: 1,
  text: '',
  files: [],
  captions: undefined,
  withoutCard: undefined,
}

/** A post while it is written, or a thread: then what only one post has is that of the first. */
export interface PostDraft extends Draft {
  /** The other posts of a thread, in order. */
  readonly parts: readonly DraftPart[]
  /** Names the first post among them. */
  readonly firstId: number
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
  parts: [],
  firstId: 1,
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

function isBlank({
  text,
  alt,
  files,
  captions,
  tags,
  nsfw,
  survey,
  newSurvey,
  reel,
  parts,
}: PostDraft): boolean {
  if (parts.some((part) => part.text !== '' || part.files.length > 0)) return false
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

/** Returns the other posts of a thread that comes back, and those that were written meanwhile. */
function joinParts(written: PostDraft, kept: PostDraft, first: readonly DraftFile[]): readonly DraftPart[] {
  const parts: DraftPart[] = []
  for (const { files, ...part } of [...kept.parts, ...written.parts]) {
    const others = [...first, ...parts.flatMap((each) => each.files)]
    const own = files.reduce<readonly DraftFile[]>(
      (all, { media, alt }) => (media ? withFile(all, media, alt, others) : all),
      [],
    )
    parts.push({ ...part, id: parts.length + 2, files: own })
  }
  return parts.slice(0, mostFurtherParts)
}

/** Joins two drafts. Nobody sees more of either than was intended. */
function join(written: PostDraft, kept: PostDraft): PostDraft {
  const audience = [written, kept].some((each) => each.audience === 'private') ? 'private' : 'public'
  if (isBlank(written)) return { ...kept, audience }
  const { survey, surveyTitle, newSurvey } =
    written.survey === undefined && !written.newSurvey ? kept : written
  const { reel, reelBy } = written.reel === undefined ? kept : written
  const joined = joinWithAlt(written, kept)
  return {
    ...blankPost,
    text: joinTexts(written.text, kept.text),
    audience,
    ...joined,
    parts: joinParts(written, kept, joined.files),
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
function apart({ files, parts, ...words }: PostDraft): Readonly<Record<string, unknown>> {
  const all = [...files, ...parts.flatMap((part) => part.files)]
  return {
    ...words,
    files: files.map(wordsOfFile),
    parts: parts.map((part) => ({
      id: part.id,
      text: part.text,
      withoutCard: part.withoutCard,
      files: part.files.map(wordsOfFile),
    })),
    ...Object.fromEntries(all.map(({ id, media }) => [id, media]).filter(([, media]) => media)),
    ...Object.fromEntries(
      parts.map(({ captions }, at) => [captionsParts[at], captions]).filter(([, captions]) => captions),
    ),
  }
}

const wordsOfFile = ({ id, kind, alt }: DraftFile) => ({ id, kind, alt })

/** Posts of a thread after its first. */
const mostFurtherParts = 24
/** The names under which their captions are stored. */
const captionsParts: readonly string[] = Array.from(
  { length: mostFurtherParts },
  (_, at) => `captions_${at + 2}`,
)

type StoredParts = Partial<Omit<PostDraft, 'files' | 'parts'>> & {
  readonly parts?: ReadonlyArray<
    Omit<DraftPart, 'files' | 'captions'> & { readonly files: ReadonlyArray<Omit<DraftFile, 'media'>> }
  >
  readonly files?: ReadonlyArray<Omit<DraftFile, 'media'>>
  readonly media?: MediaFile
  /** In a draft of an earlier version, for an edited post: its only file stays. */
  readonly keepsFile?: boolean
}

/** Returns the parts of a stored draft, also of one from when a post had a single file. */
export function together(parts: Readonly<Record<string, unknown>>): Partial<PostDraft> {
  const { files, keepsFile = false, media, alt = '', parts: further = [], ...stored } = parts as StoredParts
  const fileOf = (file: Omit<DraftFile, 'media'>) => ({
    ...file,
    media: parts[file.id] as MediaFile | undefined,
  })
  // There may have been no room for a file.
  const isMissing = ({ id, media: its }: DraftFile) => mediaParts.includes(id) && !its
  const words: Partial<PostDraft> = {
    ...Object.fromEntries(
      Object.entries(stored).filter(([part]) => !mediaParts.includes(part) && !captionsParts.includes(part)),
    ),
    parts: further.map((part, at) => ({
      ...part,
      files: part.files.map(fileOf).filter((file) => !isMissing(file)),
      captions: parts[captionsParts[at] ?? ''] as File | undefined,
    })),
  }
  if (!files && !media && !keepsFile) return { ...words, alt }
  if (!files && media) return { ...words, files: withFile([], media, alt) }
  if (!files) return { ...words, files: [{ id: theOnlyFile, kind: 'image', media, alt }] }
  const all = files.map(fileOf)
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
  files: [...mediaParts, 'captions', ...captionsParts],
  apart,
  together,
  isBlank,
  join,
}
