import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'

interface SayingDraft extends Draft {
  readonly message: string
}

const saying = (name: string): DraftKind<SayingDraft> => ({
  name,
  version: 1,
  blank: { message: '', sentAs: undefined },
  files: [],
  isBlank: ({ message }) => message === '',
  join: (written, kept) => ({ message: joinTexts(written.message, kept.message), sentAs: undefined }),
})

/** What a dispute is opened with; its place is its milestone. */
export const openingDraft = saying('dispute-opening')

/** What is said in a dispute; its place is the dispute. */
export const evidenceDraft = saying('dispute-evidence')

/** The reason of a ruling; its place is the dispute. */
export const rulingDraft = saying('dispute-ruling')
