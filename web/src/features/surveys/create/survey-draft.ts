import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { mostOptions } from '@commons/contract/shared/survey.ts'

/** A survey while it is made. */
export interface SurveyDraft extends Draft {
  readonly title: string
  /** As its field has it: local time without a zone; empty for none. */
  readonly closes: string
  readonly options: readonly string[]
}

export const surveyDraft: DraftKind<SurveyDraft> = {
  name: 'survey',
  version: 1,
  blank: { title: '', closes: '', options: [''], sentAs: undefined },
  files: [],
  isBlank: ({ title, options }) => title === '' && options.every((option) => option === ''),
  join: (written, kept) => {
    const options = [...kept.options, ...written.options].filter((option) => option !== '')
    return {
      title: written.title || kept.title,
      closes: written.closes || kept.closes,
      options: options.length === 0 ? [''] : options.slice(0, mostOptions),
      sentAs: undefined,
    }
  },
}

/** The value of a field for a moment: local time to the minute. */
export function fieldOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
