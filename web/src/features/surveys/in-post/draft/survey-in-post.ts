import type { SurveyKind } from '@commons/contract/shared/survey-shown.ts'
import { longestOption, longestTitle } from '@commons/contract/shared/survey.ts'
import { equalKey } from '@commons/contract/shared/text/equal-key.ts'
import { graphemes } from '@commons/contract/shared/text/cutting.ts'

/** A survey while it is written in a post. */
export interface SurveyInPost {
  readonly title: string
  readonly options: readonly string[]
  readonly kind: SurveyKind
  /** How long it is open. */
  readonly days: number
  readonly isSecret: boolean
}

export const blankSurvey: SurveyInPost = {
  title: '',
  options: ['', ''],
  kind: 'single',
  days: 3,
  isSecret: false,
}

/** Whether nothing has been written that could be lost. */
export const isBlankSurvey = ({ title, options }: SurveyInPost): boolean =>
  title.trim() === '' && options.every((option) => option.trim() === '')

const written = ({ options }: SurveyInPost) =>
  options.map((option) => option.trim()).filter((text) => text !== '')

/** Returns what keeps it from being posted; undefined if nothing does. */
export function lackOf(survey: SurveyInPost): 'title' | 'options' | 'length' | 'same' | undefined {
  const title = survey.title.trim()
  const options = written(survey)
  if (graphemes(title) > longestTitle || options.some((option) => graphemes(option) > longestOption))
    return 'length'
  if (title === '') return 'title'
  if (options.length === 0) return 'options'
  if (new Set(options.map(equalKey)).size < options.length) return 'same'
  return undefined
}

/** Returns the fields of `add_post` that make it. */
export const surveyFields = (survey: SurveyInPost) => ({
  survey_title: survey.title.trim(),
  survey_options: JSON.stringify(written(survey)),
  survey_kind: survey.kind,
  survey_days: survey.days,
  ...(survey.isSecret ? { survey_secret: 1 as const } : {}),
})
