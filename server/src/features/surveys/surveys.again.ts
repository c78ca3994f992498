/** What calls that change a survey answer: the survey as the caller sees it by then. */
import type { SurveyDetail } from '@commons/contract/shared/survey-shown.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { findSurvey } from './surveys.queries.ts'
import { surveyShape } from './surveys.shape.ts'

interface Answering {
  readonly db: Db
  readonly viewer: Viewer
  refuse(refusal: 'survey_not_found'): never
}

export const surveyAgain = {
  made: ({ id }: SurveyDetail) => id,
  /** Refuses where the caller does not see it any more: what is repeated may come after it was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering): Promise<SurveyDetail> {
    return surveyShape((await findSurvey(db, viewer.member.id, id)) ?? refuse('survey_not_found'), viewer)
  },
}
