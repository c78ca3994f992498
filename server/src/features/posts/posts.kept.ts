/**
 * Posts as they are sent to everyone alike, kept as text: a post is shaped and serialized once for each version, and a
 * page of a list takes the bytes, with the few fields that each viewer has of their own. Kept with the card, so that a
 * new version begins anew. A post is kept only where all who see it are sent the same; who sees it is
 * decided by the list.
 */
import { Post, type PostComment } from '@commons/contract/posts/posts.ts'
import type { AuthorRow } from '../../authors/author.queries.ts'
import type { SaidCard } from '../../discussion/comments.queries.ts'
import { keepText, pieceOf } from '../../platform/call/kept-text.ts'
import { now } from '../../platform/clock.ts'
import { type Language, sameDurationUntil } from '../../platform/language.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { knowsLanguages } from '../../platform/written-language.ts'
import type { FileRow } from '../../shown-files/shown-file.queries.ts'
import type { CardRow, PostRow } from './posts.rows.ts'
import { type Beside, ownFields, ownShape, partsOf, type PostParts, sharedShape } from './posts.shape.ts'

type Shared = ReturnType<typeof sharedShape>

const isShared = (field: keyof Post): field is keyof Shared =>
  field !== 'comments' && !ownFields.some((own) => own === field)
const sharedText = pieceOf(Post, new Set(Post.keyof().options.filter(isShared)))
const commentsText = pieceOf(Post, new Set(['comments'] as const))
const ownText = pieceOf(Post, new Set(ownFields))
const ownTextWithComments = pieceOf(Post, new Set([...ownFields, 'comments'] as const))

/** What it says, when and of whom. */
interface Made {
  readonly bytes: Buffer
  /** When it begins to say something else of how long ago it was, in milliseconds since 1970. */
  readonly until: number
  readonly knowsLanguages: boolean
  readonly people: ReadonlyArray<readonly [id: number, face: AuthorRow]>
}

interface Talk extends Made {
  readonly said: readonly SaidCard[]
  readonly comments: PostComment[]
  /** Members whom the comments mention. */
  readonly mentioned: readonly number[]
}

interface Kept extends Made {
  readonly shared: Shared
  readonly content: CardRow
  readonly isPinned: boolean
  /** Its latest comments, where they are sent to everyone alike. */
  talk: Talk | undefined
}

/** By the card of the post that is listed, which is another object in each version. */
const kept: Readonly<Record<Language, WeakMap<CardRow, Kept>>> = { en: new WeakMap(), cs: new WeakMap() }

/** What has to be read for a post that isn't kept as a whole. */
export type Missing = 'all' | 'comments'

/** Returns the post as it is kept, with the viewer's own fields; or else what of it isn't. */
export function keptPost(
  row: PostRow,
  rows: ReadonlyMap<number, PostRow>,
  { language }: Viewer,
): Post | Missing {
  const found = kept[language].get(row.card)
  if (!found) return 'all'
  const parts = partsOf(row, rows)
  if (!isForAll(parts) || !isFresh(found, parts)) return 'all'
  const talk = talkOf(found, parts)
  return talk ? join(found, parts, talk) : 'comments'
}

/** Shapes a post with what was missing, and keeps it, if all viewers are sent the same of it. */
export function shapePost(
  row: PostRow,
  rows: ReadonlyMap<number, PostRow>,
  viewer: Viewer,
  beside: Beside,
): Post {
  const parts = partsOf(row, rows)
  const comments = beside.comments.get(parts.target.id) ?? []
  const found = isForAll(parts) ? kept[viewer.language].get(row.card) : undefined
  const made = found && isFresh(found, parts) ? found : make(parts, viewer, beside)
  if (!('bytes' in made)) return { ...made, ...ownShape(parts), comments }
  kept[viewer.language].set(row.card, made)
  const talk = makeTalk(parts.target, comments)
  // Those kept for others stay where this viewer's are others.
  if (talk) made.talk = talk
  return join(made, parts, talk ?? { comments })
}

function make(parts: PostParts, viewer: Viewer, beside: Beside): Kept | Shared {
  const { row, content } = parts
  const shared = sharedShape(parts, viewer, beside)
  if (!isForAll(parts) || ![row, content].every(isPlain)) return shared
  return {
    shared,
    bytes: sharedText.write(shared),
    content: content.card,
    isPinned: row.pinned,
    talk: undefined,
    until: untilOf([row.card, content.card]),
    knowsLanguages: knowsLanguages(),
    people: [row, content].map(({ card, author }) => [card.author_id, author] as const),
  }
}

const noComments: readonly SaidCard[] = []

/** Keeps the comments on a post, if everyone who sees it is sent the same of them. */
function makeTalk({ comments: count, said }: PostRow, comments: PostComment[]): Talk | undefined {
  const cards = count === 0 ? noComments : said?.cards
  if (!cards?.every((card) => !card.is_reacted && isReady(card))) return undefined
  const mentioned = cards.flatMap(({ mentions }) => mentions.map(({ user_id }) => user_id))
  if (!mentioned.every((id) => said?.faces.has(id))) return undefined
  const people = new Map<number, AuthorRow>()
  for (const { author_id } of cards) {
    const face = said?.faces.get(author_id)
    if (face) people.set(author_id, face)
  }
  return {
    said: cards,
    comments,
    bytes: commentsText.write({ comments }),
    mentioned,
    people: [...people],
    until: untilOf(cards),
    knowsLanguages: knowsLanguages(),
  }
}

const untilOf = (written: ReadonlyArray<{ readonly created_at: Date }>): number =>
  Math.min(...written.map(({ created_at }) => sameDurationUntil(created_at, now())))

function join(
  { shared, bytes }: Kept,
  parts: PostParts,
  { comments, bytes: talk }: Pick<Talk, 'comments'> & Partial<Talk>,
): Post {
  const post = { ...shared, ...ownShape(parts), comments }
  if (talk) keepText(post, [bytes, talk], ownText)
  else keepText(post, [bytes], ownTextWithComments)
  return post
}

/** Whether this viewer sees of the post what everyone sees. */
const isForAll = ({ row, original, content }: PostParts): boolean =>
  (row.card.original_id === null || original !== undefined) && isAlike(row) && isAlike(content)

const isAlike = ({ card, is_alike, viewer_is_minor }: PostRow): boolean =>
  is_alike === true && !(viewer_is_minor && card.nsfw.length > 0)

/** Whether a post has nothing that is another for some who see it, or that changes without it. */
const isPlain = ({ card, thread }: PostRow): boolean =>
  card.position !== null &&
  card.audience === 'public' &&
  card.group_id === null &&
  thread === null &&
  card.shows === null &&
  isReady(card) &&
  (card.more_files ?? []).every(isReady)

/** Whether all who see an object see its file alike. */
const isReady = ({ key, state, failure }: FileRow): boolean =>
  failure === null && (key === null || state === 'ready')

/** Whether it still says the same, of the same people. */
const isStill = (made: Made, faceOf: (id: number) => AuthorRow | undefined): boolean =>
  made.until > now().getTime() &&
  made.knowsLanguages === knowsLanguages() &&
  made.people.every(([id, face]) => isSameFace(face, faceOf(id)))

const isFresh = (found: Kept, { row, content }: PostParts): boolean =>
  found.content === content.card &&
  found.isPinned === row.pinned &&
  isStill(found, (id) => (id === row.card.author_id ? row : content).author)

/** Returns the comments that are kept with a post, if this viewer sees these. */
function talkOf({ talk }: Kept, { target: { comments, said } }: PostParts): Talk | undefined {
  if (!talk || talk.said !== (comments === 0 ? noComments : said?.cards)) return undefined
  const isSame =
    talk.mentioned.every((id) => said?.faces.has(id)) && isStill(talk, (id) => said?.faces.get(id))
  return isSame ? talk : undefined
}

const isSameFace = (one: AuthorRow, other: AuthorRow | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.full_name === other.full_name &&
    one.username === other.username &&
    one.is_bot === other.is_bot &&
    one.avatar_key === other.avatar_key)
