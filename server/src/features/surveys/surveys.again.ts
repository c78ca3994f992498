/** Answer of calls that change a survey: the survey as the caller sees it now. */
import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import type { Answering } from '../../platform/call/repeated-answer.ts'
import { findSurvey } from './surveys.queries.ts'
import { surveyShape } from './surveys.shape.ts'

export const surveyAgain = {
  made: ({ id }: SurveyDetail) => id,
  /** Refuses where the caller no longer sees it: a call may be repeated after the survey was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering<'survey_not_found'>): Promise<SurveyDetail> {
    return surveyShape((await findSurvey(db, viewer.member.id, id)) ?? refuse('survey_not_found'), viewer)
  },
}
