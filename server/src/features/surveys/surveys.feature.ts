import type { Feature } from '../../feature.ts'
import { visibleSurveys } from '../../visibility/surveys.ts'
import { discussion } from './surveys.discussion.ts'
import { removeDeletedSurveys, settleOne, settleSurveys } from './surveys.jobs.ts'
import { surveysLeaving } from './surveys.leaving.ts'
import { surveysNotifications } from './surveys.notifications.ts'
import { surveyReports } from './surveys.reports.ts'
import { searchForSurveys } from './surveys.search.ts'

export const surveys: Feature = {
  topics: { survey: visibleSurveys, surveys: 'oneself' },
  media: [discussion.files],
  jobs: (platform) => [removeDeletedSurveys(platform), settleOne(platform), settleSurveys(platform)],
  reports: surveyReports,
  notifications: surveysNotifications,
  searches: [searchForSurveys],
  leaving: surveysLeaving,
}
