/** What a feature says of something that is commented on, and how its calls are made. */
import type { Picture } from '@commons/contract/shared/picture.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallName, Request } from '../api/call.ts'
import type { UploadOptions } from '../api/upload.ts'
import type { MediaFile } from '../compose/media-file.ts'
import type { Quoted } from './comment-draft.ts'
import type { Said } from './said.ts'

export interface PageAsked {
  readonly limit: number
  readonly before?: string
}

/** Rows of a list, newest first. Beside them stands what the topics of its call are filled from. */
export interface SaidRows {
  readonly rows: readonly Said[]
  readonly next: string | undefined
  readonly [ofTopics: string]: unknown
}

/** What is sent; under one key it happens once. */
export interface SaidWords {
  readonly text: string
  readonly media: MediaFile | undefined
  /** What the file shows; empty where that is not said. */
  readonly alt: string
  /** The message that it replies to, in conversations. */
  readonly quoted?: Quoted | undefined
  readonly key: string
}

interface Added {
  readonly said: Said
  /** Settles when what is on screen is new. */
  readonly shown: Promise<void>
}

/** A write that takes one id. */
export interface WriteById {
  readonly name: CallName
  readonly input: (id: number) => Request<CallName>
}

/** Ties a call to what it takes, which is checked here. */
export function byId<N extends CallName>(name: N, input: (id: number) => Request<N>): WriteById {
  return { name, input }
}

/** The calls of comments, whose parent is what is commented on, or of replies, whose parent is a comment. */
export interface SaidCalls {
  /** The key of the list, from which its topics follow. */
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

/** Words without a file that are not known to have arrived. */
export interface WaitingWords {
  readonly key: string
  readonly commentId: number | undefined
  readonly text: string
  /** Why the server did not take them; they are kept for their author to decide. */
  readonly refused?: string | undefined
  /** The id of what they have become: lists may have it already. */
  readonly arrived?: number | undefined
}

/** The outbox, in which words without a file wait until they have arrived, also over a reload. */
export interface OutboxCalls {
  readonly keep: (to: SaidTo, key: string, text: string, quoted?: Quoted) => void
  readonly retry: (key: string) => void
  readonly discard: (key: string) => void
}

/** The same for all of a kind. */
export interface DiscussionCalls {
  readonly comments: SaidCalls
  readonly replies: SaidCalls
  readonly outbox: OutboxCalls
}

/** Something that is commented on. */
export interface Discussed {
  /** With the id it names this among all that is commented on: "post". */
  readonly kind: string
  readonly id: number
  readonly calls: DiscussionCalls
  /** The wire's list of reasons for which it is covered: pictures of its comments are covered as well. */
  readonly nsfw: string | undefined
  /** Members blocked here since it was read: what they have said is left out. */
  readonly hidden: ReadonlySet<number>
  /** What this member has said of it, or of a comment on it, and waits in the outbox, oldest first. */
  readonly waiting: readonly WaitingWords[]
  readonly report: (said: Pick<Said, 'id' | 'commentId' | 'full_name'>) => void
  /** Shows the picture of a comment large; the focus returns to `opener`. */
  readonly openPicture: (shown: { picture: Picture; by: string; opener: HTMLElement }) => void
  /** What can be done beside replying, such as liking it. */
  readonly renderBeside?: (said: Said) => ReactNode
  /** Comments are words alone. */
  readonly wordsOnly?: boolean
}

/** What a recording needs of the field: a way out, and a place to say what is wrong. */
export interface VoiceWriter {
  readonly sendVoice: (file: File, seconds: number) => boolean
  readonly tell: (problem: string | undefined) => void
}

/** What the field needs to know of what is written to: lists of its own are another affair. */
export interface WrittenAbout extends Pick<
  Discussed,
  'kind' | 'id' | 'nsfw' | 'waiting' | 'openPicture' | 'wordsOnly'
> {
  /** The longest text, where it is not that of comments. */
  readonly longest?: number
  /** Stands in the place of Send while nothing is written. */
  readonly renderEmpty?: (writer: VoiceWriter) => ReactNode
  readonly calls: Pick<DiscussionCalls, 'outbox'> & {
    readonly [what in 'comments' | 'replies']: Pick<SaidCalls, 'add'>
  }
}

/** What is answered: the whole, or a comment on it. */
export interface SaidTo {
  readonly about: WrittenAbout
  readonly commentId: number | undefined
}

/** The calls of what is said there, and their parent. */
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

/** Names a place to answer among all others: "post.5", "post.comment.8". */
export function nameOf({ about, commentId }: { about: Named; commentId: number | undefined }): string {
  return commentId === undefined
    ? `${about.kind}.${about.id}`
    : nameOfSaid(about, { id: commentId, commentId: undefined })
}

/** Names a comment or reply among all others: "post.comment.8", "post.reply.9". */
export function nameOfSaid(
  { kind }: Pick<Named, 'kind'>,
  { id, commentId }: Pick<Said, 'id' | 'commentId'>,
): string {
  return `${kind}.${commentId === undefined ? 'comment' : 'reply'}.${id}`
}
