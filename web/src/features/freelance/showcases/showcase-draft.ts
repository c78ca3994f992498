import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'

interface ShowcaseDraft extends Draft {
  /** Until it is changed, that of the job. */
  readonly title: string | undefined
  readonly description: string
  readonly link: string
  readonly file: File | undefined
}

/** What is to be shown of delivered work, before it is proposed; its place is its agreement. */
export const showcaseDraft: DraftKind<ShowcaseDraft> = {
  name: 'showcase',
  version: 1,
  blank: { title: undefined, description: '', link: '', file: undefined, sentAs: undefined },
  files: ['file'],
  isBlank: ({ title, description, link, file }) =>
    title === undefined && description === '' && link === '' && file === undefined,
  join: (written, kept) => ({
    title: written.title ?? kept.title,
    description: joinTexts(written.description, kept.description),
    link: written.link || kept.link,
    file: written.file ?? kept.file,
    sentAs: undefined,
  }),
}
