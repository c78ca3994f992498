import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'

/** The letters of the options, in order. */
export const letters = 'ABCDEFGH'

export const hasVoted = ({ is_voted }: Pick<SurveyCard, 'is_voted'>) => is_voted === '1'
