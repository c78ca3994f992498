/** How a feature describes something that members comment on, and the calls for it. */
import type { CommentHold } from '@commons/contract/shared/comment-hold.ts'
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { CallName, Request } from '../api/call.ts'
import type { UploadOptions } from '../api/upload.ts'
import type { MenuEntry } from '../ui/actions/menu-entry.ts'
import type { CommentDraft, Quoted } from './comment-draft.ts'
import type { SaidMedia } from './said-media.ts'
import type { Said } from './said.ts'

export interface PageAsked {
  readonly limit: number
  readonly before?: string
}

/** The order of a list of comments. */
export type Sort = 'newest' | 'top'

/** How comments wait for their owner's approval. */
export interface Holding {
  /** What is said for the object itself. */
  readonly own: CommentHold | undefined
  /** What holds where nothing is. */
  readonly general: CommentHold
  readonly waiting: number
}

/** What the owner of something decided of its comments. */
export interface Ownership {
  /** Comments shown above the others. */
  readonly pinned: readonly Said[]
  /** Whether nobody can add comments. */
  readonly isOff: boolean
  /** Whether this member is the owner. */
  readonly isOwner: boolean
  /** For the owner, which comments wait for approval and how many do; undefined where none can. */
  readonly holding?: Holding | undefined
}

/** Rows of a list, newest or best first, with the fields that fill the topics of its call. */
export interface SaidRows {
  readonly rows: readonly Said[]
  readonly next: string | undefined
  /** Told with comments, not with replies. */
  readonly ownership?: Ownership
  readonly [ofTopics: string]: unknown
}

/** A comment to send; under the same key it happens only once. */
export interface SaidWords {
  readonly text: string
  readonly media: SaidMedia | undefined
  /** The file's alternative text; may be empty. */
  readonly alt: string
  /** In conversations: the message it replies to. */
  readonly quoted?: Quoted | undefined
  /** In conversations: the link whose card its author has removed. */
  readonly withoutCard?: string | undefined
  readonly key: string
}

export interface Added {
  readonly said: Said
  /** Settles when the screen is up to date. */
  readonly shown: Promise<void>
}

/** A write that takes one id. */
export interface WriteById {
  readonly name: CallName
  readonly input: (id: number) => Request<CallName>
}

/** Pairs a call with its input; the types are checked here. */
export function byId<N extends CallName>(name: N, input: (id: number) => Request<N>): WriteById {
  return { name, input }
}

/**
 * The calls for comments, whose parent is the object commented on, or for replies, whose parent is a comment.
 */
export interface SaidCalls {
  /** The list's query key, from which its topics follow. */
  readonly listKey: (parent: number) => readonly [CallName, object]
  readonly list: (parent: number, page: PageAsked, signal?: AbortSignal) => Promise<SaidRows>
  readonly add: (
    client: QueryClient,
    parent: number,
    words: SaidWords,
    options: UploadOptions,
  ) => Promise<Added>
  readonly remove: WriteById
  readonly restore: WriteById
}

/** Text without a file that is not known to have arrived. */
export interface WaitingWords {
  readonly key: string
  readonly commentId: number | undefined
  readonly text: string
  /** Why the server refused it; it is kept for its author to decide. */
  readonly refused?: string | undefined
  /** The id of the comment it became: lists may have it already. */
  readonly arrived?: number | undefined
}

/** What is kept of a draft without a file. */
export type KeptWords = Pick<CommentDraft, 'text' | 'alt' | 'quoted' | 'withoutCard' | 'keepsFile'>

/** The outbox, in which text without a file waits until it has arrived, even across a reload. */
export interface OutboxCalls {
  readonly keep: (to: SaidTo, key: string, words: KeptWords) => void
  readonly retry: (key: string) => void
  readonly discard: (key: string) => void
}

/** The calls of one kind of object; shared by all objects of the kind. */
export interface DiscussionCalls {
  readonly comments: SaidCalls
  /** Comments in the order of their likes, if they can be read so. */
  readonly best?: Pick<SaidCalls, 'listKey' | 'list'>
  readonly replies: SaidCalls
  readonly outbox: OutboxCalls
}

/** Something that members comment on. */
export interface Discussed {
  /** With the id, identifies it among everything that can be commented on: "post". */
  readonly kind: string
  readonly id: number
  readonly calls: DiscussionCalls
  /** The wire's list of reasons why it is covered: pictures of its comments are covered as well. */
  readonly nsfw: string | undefined
  /** Members blocked here since it was read: their comments are left out. */
  readonly hidden: ReadonlySet<number>
  /** This member's comments on it, and replies below it, that wait in the outbox, oldest first. */
  readonly waiting: readonly WaitingWords[]
  readonly report: (said: Pick<Said, 'id' | 'commentId' | 'full_name'>) => void
  /** Shows a comment's picture large; the focus returns to `opener`. */
  readonly openPicture: (shown: { picture: Picture; by: string; opener: HTMLElement }) => void
  /** As far as it is read with the comments. */
  readonly ownership?: Ownership | undefined
  /** Whether comments have no files. */
  readonly wordsOnly?: boolean
  /** What this member can do with a comment besides what everybody can. */
  readonly more?: ((said: Said) => readonly MenuEntry[]) | undefined
}

/** What a recorder needs of the field: sending, and showing a problem. */
export interface VoiceWriter {
  readonly sendVoice: (file: File, seconds: number, waveform: string) => boolean
  readonly tell: (problem: string | undefined) => void
}

/** What the field needs to know of what is commented on; lists need more. */
export interface WrittenAbout extends Pick<
  Discussed,
  'kind' | 'id' | 'nsfw' | 'waiting' | 'openPicture' | 'wordsOnly'
> {
  /** Whether files to download can be added. */
  readonly takesAttachments?: boolean
  /** The longest text, if it differs from that of comments. */
  readonly longest?: number
  readonly calls: Pick<DiscussionCalls, 'outbox'> & {
    readonly [what in 'comments' | 'replies']: Pick<SaidCalls, 'add'>
  }
}

/** What is being answered: the object itself, or a comment on it. */
export interface SaidTo {
  readonly about: WrittenAbout
  readonly commentId: number | undefined
}

/** Returns the calls for what is said there, and their parent. */
export function callsAt<About extends WrittenAbout>({
  about,
  commentId,
}: {
  readonly about: About
  readonly commentId: number | undefined
}): { calls: About['calls']['comments' | 'replies']; parent: number } {
  const { comments, replies } = about.calls
  return commentId === undefined
    ? { calls: comments, parent: about.id }
    : { calls: replies, parent: commentId }
}

type Named = Pick<Discussed, 'kind' | 'id'>

/** Returns a unique name for a place to answer: "post.5", "post.comment.8". */
export function nameOf({ about, commentId }: { about: Named; commentId: number | undefined }): string {
  return commentId === undefined
    ? `${about.kind}.${about.id}`
    : nameOfSaid(about, { id: commentId, commentId: undefined })
}

/** Returns where a comment or reply is edited, as a place to write. */
export const placeOfEdit = ({ kind }: Pick<Named, 'kind'>, { id }: Pick<Said, 'id'>): Named => ({
  kind: `${kind}.edit`,
  id,
})

/** Returns a unique name for a comment or reply: "post.comment.8", "post.reply.9". */
export function nameOfSaid(
  { kind }: Pick<Named, 'kind'>,
  { id, commentId }: Pick<Said, 'id' | 'commentId'>,
): string {
  return `${kind}.${commentId === undefined ? 'comment' : 'reply'}.${id}`
}
