/** Answer of calls that change a survey: the survey as the caller sees it now. */
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
  /** Refuses where the caller no longer sees it: a call may be repeated after the survey was deleted. */
  async answer(id: number, { db, viewer, refuse }: Answering): Promise<SurveyDetail> {
    return surveyShape((await findSurvey(db, viewer.member.id, id)) ?? refuse('survey_not_found'), viewer)
  },
}
