/** Posts as sent on the wire. */
import type { WrittenSurvey } from '@commons/contract/posts/post-survey.ts'
import { languageOf } from '../../platform/written-language.ts'
import type { Post, PostComment, PostVersion } from '@commons/contract/posts/posts.ts'
import { flag } from '@commons/contract/shared/flag.ts'
import { decimalText } from '@commons/contract/shared/units.ts'
import { authorShape } from '../../authors/author.shape.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { nextOf } from '../../platform/call/page.ts'
import { now } from '../../platform/clock.ts'
import type { ReactionsRow } from '../../discussion/reactions.queries.ts'
import { linkCardShape } from '../../platform/link-cards/link-card.rows.ts'
import { duration } from '../../platform/language.ts'
import { fileShape, type FileSeen } from '../../shown-files/shown-file.shape.ts'
import type { PostRow } from './posts.rows.ts'
import { nothingShown, type ShownObjects } from './posts.shown.ts'
import type { VersionRow } from './posts.writing.queries.ts'

/** What is shown with the posts of a page but read separately. */
export interface Beside {
  /** The latest comments of each post, by post id. */
  readonly comments: ReadonlyMap<number, PostComment[]>
  /** Surveys, reels and the like that the posts show. */
  readonly shown: ShownObjects
  /** Surveys that are written in posts which aren't published. */
  readonly written?: ReadonlyMap<number, WrittenSurvey>
}
export const nothing: Beside = { comments: new Map(), shown: nothingShown }

/** Returns the shown object of this id; null for none, or where the viewer doesn't see it. */
const seen = <Shown>(objects: ReadonlyMap<number, Shown>, id: number | undefined) =>
  (id !== undefined && objects.get(id)) || null

/** The rows that make up a post of a list. */
export interface PostParts {
  readonly row: PostRow
  /** The original of a repost, if it is there. */
  readonly original: PostRow | undefined
  /** What it shows: itself, or the original. Where that is gone, an answer still has an author: the reposter. */
  readonly content: PostRow
  /** What reactions and comments belong to. */
  readonly target: PostRow
}

export function partsOf(row: PostRow, rows: ReadonlyMap<number, PostRow>): PostParts {
  const { original_id, is_repost, message } = row.card
  const original = original_id === null ? undefined : rows.get(original_id)
  const content = original ?? row
  return { row, original, content, target: is_repost && message === '' ? content : row }
}

/** Fields of a post that each viewer has of their own, or that change all the time. */
export const ownFields = [
  'is_following',
  'user_like',
  'user_dislike',
  'like_count',
  'dislike_count',
  'repost_count',
  'comments_count',
  'tips',
  'tip_count',
  'is_saved',
  'my_repost_id',
] as const satisfies ReadonlyArray<keyof Post>
type OwnField = (typeof ownFields)[number]

export const ownShape = ({ row, content, target }: PostParts): Pick<Post, OwnField> => ({
  is_following: flag(content.following),
  ...reactionFlags(target.reaction),
  like_count: target.likes,
  dislike_count: target.dislikes,
  repost_count: target.reposts,
  comments_count: target.comments,
  tips: target.tip_units === null ? '0' : decimalText(BigInt(target.tip_units), 'FCELL'),
  tip_count: target.tips,
  is_saved: flag(target.saved),
  my_repost_id: row.my_repost_id,
})

/** Shapes the other fields of a post, without its comments. */
export function sharedShape(
  { row, original, content, target }: PostParts,
  viewer: Viewer,
  { shown, written }: Pick<Beside, 'shown' | 'written'> = nothing,
): Omit<Post, OwnField | 'comments'> {
  const { is_repost } = row.card
  const isGone = is_repost && !original
  const { card } = content
  const { survey, reel } = (!isGone && card.shows) || {}
  const isPrivate = [row.card, card].some(
    ({ audience, group_id }) => audience !== 'public' || group_id !== null,
  )
  const hides = content.viewer_is_minor && card.nsfw.length > 0
  return {
    post_id: row.id,
    target_post_id: target.id,
    ...authorShape(card.author_id, content.author, viewer.media),
    ...dates(card, viewer),
    edited_at: card.edited_at?.toISOString() ?? null,
    is_imported: flag((card.position ?? 0) < 0),
    message: isGone ? '' : card.message,
    mentions: isGone ? [] : card.mentions,
    lang: isGone ? null : languageOf(card.message),
    ...filesShape(card, viewer, { isPrivate, hides }),
    link_card: isGone || hides ? null : linkCardShape(card.link_card),
    post_type: [row.card, card].some(({ audience }) => audience !== 'public') ? 'private' : 'public',
    is_repost: flag(is_repost),
    is_nsfw: flag(card.nsfw.length > 0),
    nsfw: card.nsfw.join(','),
    hashtag: card.hashtags.join(','),
    hashtag_link: card.hashtags,
    is_pinned: flag(row.pinned),
    survey: seen(shown.survey, survey),
    written_survey: written?.get(row.id) ?? null,
    reel_id: reel ?? null,
    reel: seen(shown.reel, reel),
    group_id: row.card.group_id,
    group_name: row.group_name,
    group_owner_id: row.group_owner_id,
    group_topic_id: row.group_topic?.id ?? null,
    group_topic: row.group_topic?.name ?? null,
    thread: threadShape(target),
    original_post_id: original?.id ?? null,
    original_gone: flag(isGone),
    ...repostShape(row, viewer),
  }
}

/** Shapes a post as `viewer` sees it; `rows` are those of its page, including the originals of reposts. */
export function postShape(
  row: PostRow,
  viewer: Viewer,
  rows: ReadonlyMap<number, PostRow> = new Map(),
  beside = nothing,
): Post {
  const parts = partsOf(row, rows)
  return {
    ...sharedShape(parts, viewer, beside),
    ...ownShape(parts),
    comments: beside.comments.get(parts.target.id) ?? [],
  }
}

/** Returns the files of a post, and the first of them with the state of all. */
function filesShape(card: PostRow['card'], viewer: Viewer, seen: FileSeen) {
  const first = fileShape(card, viewer, seen)
  if (!card.more_files) return { ...first, files: listedFile(card.key, first) }
  const files = [
    ...listedFile(card.key, first),
    ...card.more_files.flatMap((file) =>
      listedFile(file.key, fileShape({ ...file, author_id: card.author_id }, viewer, seen)),
    ),
  ]
  const { file, file_type, picture, video } = files[0] ?? first
  const states = files.map(({ file_state }) => file_state)
  const progress = files.reduce((sum, { file_progress }) => sum + (file_progress ?? 0), 0) / files.length
  return {
    file,
    file_type,
    file_state: (['failed', 'processing', 'ready'] as const).find((state) => states.includes(state)) ?? null,
    file_progress: files.length === 0 ? null : Math.floor(progress),
    file_failure: files.find(({ file_failure }) => file_failure !== null)?.file_failure ?? null,
    picture,
    video,
    files,
  }
}

/** Returns a file as one of a list, which doesn't have it where the viewer doesn't see it. */
const listedFile = (key: string | null, file: ReturnType<typeof fileShape>): Post['files'] =>
  key === null || file.file_state === null ? [] : [{ file_id: key, ...file }]

function dates({ created_at }: PostRow['card'], { language }: Viewer) {
  return { duration: duration(language, created_at, now()), created_at: created_at.toISOString() }
}

const noRepost = {
  repost_user_id: null,
  repost_username: null,
  repost_user: null,
  repost_profile_pic: null,
  repost_duration: null,
  repost_created_at: null,
  repost_comment: null,
  repost_mentions: [],
  repost_comment_lang: null,
}

/** Returns its place in its thread; null where no other of that is there. */
export function threadShape({ thread }: Pick<PostRow, 'thread'>): Post['thread'] {
  if (!thread || thread.count < 2) return null
  return { place: thread.place, count: thread.count, first_post_id: thread.first }
}

/** Returns who reposted it, when, and with which remark. */
function repostShape({ card, author }: PostRow, viewer: Viewer) {
  if (!card.is_repost) return noRepost
  const reminder = authorShape(card.author_id, author, viewer.media)
  const when = dates(card, viewer)
  return {
    repost_user_id: reminder.user_id,
    repost_username: reminder.username,
    repost_user: reminder.full_name,
    repost_profile_pic: reminder.profile_pic,
    ...(author.is_bot && { repost_is_bot: flag(true) }),
    repost_duration: when.duration,
    repost_created_at: when.created_at,
    repost_comment: card.message === '' ? null : card.message,
    repost_mentions: card.mentions,
    repost_comment_lang: languageOf(card.message),
  }
}

export function reactionsShape(row: ReactionsRow) {
  return {
    post_id: row.object_id,
    ...reactionFlags(row.reaction),
    like_count: row.likes,
    dislike_count: row.dislikes,
  }
}

function reactionFlags(reaction: PostRow['reaction']) {
  return { user_like: flag(reaction === 'like'), user_dislike: flag(reaction === 'dislike') }
}

/** Shapes listed posts in the order of their rows; originals of reposts appear only inside these. */
export function postsShape(rows: PostRow[], viewer: Viewer, beside = nothing): Post[] {
  const ofPage = new Map(rows.map((row) => [row.id, row]))
  return rows.filter(({ listed }) => listed).map((row) => postShape(row, viewer, ofPage, beside))
}

/** Returns the cursor to the next page, which ignores rows beyond the page's limit. */
export function nextPageOf(rows: readonly PostRow[], page: { readonly limit: number }) {
  const cursors = rows.flatMap(({ listed, cursor }) => (listed && cursor !== null ? [cursor] : []))
  return nextOf(cursors.slice(0, page.limit), page)
}

export function versionShape(row: VersionRow): PostVersion {
  return {
    message: row.message,
    mentions: row.mentions,
    post_type: row.audience === 'public' ? 'public' : 'private',
    nsfw: row.nsfw.join(','),
    hashtag: row.hashtags.join(','),
    file_type: row.had_file,
    written_at: row.written_at.toISOString(),
  }
}
