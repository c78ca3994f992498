import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { mostOptions } from '@commons/contract/shared/survey.ts'
import type { SurveyAudience, SurveyKind, SurveyResults } from '@commons/contract/shared/survey-shown.ts'

/** A survey while it is being created. */
export interface SurveyDraft extends Draft {
  readonly title: string
  /** As in its field: local time without a zone; empty for none. */
  readonly closes: string
  readonly options: readonly string[]
  readonly kind: SurveyKind
  readonly audience: SurveyAudience
  /** The group whose members can answer, if the audience is a group. */
  readonly groupId: number | undefined
  readonly isSecret: boolean
  readonly results: SurveyResults
  readonly isChangeable: boolean
  /** As typed: empty for none. */
  readonly quorum: string
}

const blank: SurveyDraft = {
  title: '',
  closes: '',
  options: [''],
  kind: 'single',
  audience: 'everybody',
  groupId: undefined,
  isSecret: false,
  results: 'always',
  isChangeable: false,
  quorum: '',
  sentAs: undefined,
}

const isBlank = ({ title, options }: SurveyDraft) => title === '' && options.every((option) => option === '')

export const surveyDraft: DraftKind<SurveyDraft> = {
  name: 'survey',
  version: 1,
  blank,
  files: [],
  isBlank,
  join: (written, kept) => {
    const options = [...kept.options, ...written.options].filter((option) => option !== '')
    return {
      ...kept,
      title: written.title || kept.title,
      closes: written.closes || kept.closes,
      options: options.length === 0 ? [''] : options.slice(0, mostOptions),
      sentAs: undefined,
    }
  },
}

export const isQuorum = (text: string) => text.trim() === '' || /^[1-9][0-9]{0,8}$/.test(text.trim())

/** Returns the quorum typed, if any. */
export const quorumOf = ({ quorum }: Pick<SurveyDraft, 'quorum'>): number | undefined =>
  quorum.trim() !== '' && isQuorum(quorum) ? Number(quorum.trim()) : undefined

/** Returns the fields of a draft for `create_voting`. */
export const fieldsOf = (draft: SurveyDraft) => ({
  title: draft.title,
  closing_date: new Date(draft.closes).toISOString(),
  options: [...draft.options],
  kind: draft.kind,
  audience: draft.audience,
  ...(draft.audience === 'group' && draft.groupId !== undefined ? { group_id: draft.groupId } : {}),
  is_secret: draft.isSecret,
  results: draft.results,
  is_changeable: draft.isChangeable,
  ...(quorumOf(draft) === undefined ? {} : { quorum: quorumOf(draft) }),
})
