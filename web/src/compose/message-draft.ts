import type { Draft, DraftKind } from './draft.ts'
import { joinTexts } from './join-parts.ts'

interface MessageDraft extends Draft {
  readonly message: string
}

/** Returns a kind of drafts that are a message and nothing else. */
export const messageDraft = (name: string): DraftKind<MessageDraft> => ({
  name,
  version: 1,
  blank: { message: '', sentAs: undefined },
  files: [],
  isBlank: ({ message }) => message === '',
  join: (written, kept) => ({ message: joinTexts(written.message, kept.message), sentAs: undefined }),
})
