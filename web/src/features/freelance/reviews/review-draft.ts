import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'

interface ReviewDraft extends Draft {
  /** 0 while none are chosen. */
  readonly stars: number
  readonly comment: string
}

/** A review; its place is its job. */
export const reviewDraft: DraftKind<ReviewDraft> = {
  name: 'review',
  version: 1,
  blank: { stars: 0, comment: '', sentAs: undefined },
  files: [],
  isBlank: ({ stars, comment }) => stars === 0 && comment === '',
  join: (written, kept) => ({
    stars: written.stars || kept.stars,
    comment: joinTexts(written.comment, kept.comment),
    sentAs: undefined,
  }),
}
