import type { Draft, DraftKind } from '../compose/draft.ts'
import { joinMedia, joinTexts } from '../compose/join-parts.ts'
import type { MediaFile } from '../compose/media-file.ts'

/** A comment or a reply while it is written. */
export interface CommentDraft extends Draft {
  readonly text: string
  readonly media: MediaFile | undefined
  /** What the file shows, in words. */
  readonly alt: string
}

const blank: CommentDraft = { text: '', media: undefined, alt: '', sentAs: undefined }

export const commentDraft: DraftKind<CommentDraft> = {
  name: 'comment',
  version: 1,
  blank,
  files: ['media'],
  isBlank: ({ text, media, alt }) => text === '' && alt === '' && !media,
  join: (written, kept) =>
    commentDraft.isBlank(written)
      ? kept
      : { ...blank, text: joinTexts(written.text, kept.text), ...joinMedia(written, kept) },
}

/** One with a file that was sent and may not have arrived. */
export const sentComment: DraftKind<CommentDraft> = { ...commentDraft, name: 'sent-comment' }
