import type { Draft, DraftKind } from '../compose/draft.ts'
import { joinMedia, joinTexts } from '../compose/join-parts.ts'
import type { SaidMedia } from './said-media.ts'

/** The message being replied to, as the field quotes it. */
export interface Quoted {
  readonly id: number
  readonly name: string
  readonly text: string
}

/** A comment or reply being written. */
export interface CommentDraft extends Draft {
  readonly text: string
  readonly media: SaidMedia | undefined
  /** The file's alternative text. */
  readonly alt: string
  /** Only in conversations. Part of what was sent under `sentAs`: without it, this is another message. */
  readonly quoted: Quoted | undefined
  /** Only in conversations: the link whose card its author has removed. */
  readonly withoutCard: string | undefined
  /** Only in edits: whether the file that the comment has stays. */
  readonly keepsFile: boolean
}

const blank: CommentDraft = {
  text: '',
  media: undefined,
  alt: '',
  quoted: undefined,
  withoutCard: undefined,
  keepsFile: false,
  sentAs: undefined,
}

export const commentDraft: DraftKind<CommentDraft> = {
  name: 'comment',
  version: 1,
  blank,
  files: ['media'],
  isBlank: ({ text, media, alt }) => text === '' && alt === '' && !media,
  join: (written, kept) =>
    commentDraft.isBlank(written)
      ? kept
      : {
          ...blank,
          text: joinTexts(written.text, kept.text),
          ...joinMedia(written, kept),
          quoted: written.quoted ?? kept.quoted,
          withoutCard: written.withoutCard ?? kept.withoutCard,
        },
}

/** A comment with a file that was sent and may not have arrived. */
export const sentComment: DraftKind<CommentDraft> = { ...commentDraft, name: 'sent-comment' }
