import type { Draft, DraftKind } from '../../compose/draft.ts'
import { joinTexts } from '../../compose/join-parts.ts'

/** An owner's text for the backers. */
interface SaidDraft extends Draft {
  readonly text: string
}

const blank: SaidDraft = { text: '', sentAs: undefined }

const saidDraft = (name: string): DraftKind<SaidDraft> => ({
  name,
  version: 1,
  blank,
  files: [],
  isBlank: ({ text }) => text === '',
  join: (written, kept) => ({ ...blank, text: joinTexts(written.text, kept.text) }),
})

export const updateDraft = saidDraft('backer-update')
export const reportDraft = saidDraft('milestone-report')
