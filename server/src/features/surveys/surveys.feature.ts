import type { Feature } from '../../feature.ts'
import { visibleSurveys } from '../../visibility/surveys.ts'
import { discussion } from './surveys.discussion.ts'
import { removeDeletedSurveys } from './surveys.jobs.ts'
import { surveysLeaving } from './surveys.leaving.ts'
import { surveyReports } from './surveys.reports.ts'

export const surveys: Feature = {
  topics: { survey: visibleSurveys, surveys: 'oneself' },
  media: [discussion.files],
  jobs: (platform) => [removeDeletedSurveys(platform)],
  reports: surveyReports,
  leaving: surveysLeaving,
}
