import { sql } from 'kysely'
import { leadsGroup } from '../../visibility/groups.ts'
import type { Feature } from '../../feature.ts'
import { about } from '../../platform/notification-kinds.ts'
import { reportOf } from '../../reports/object-reports.ts'
import { visibleOf } from '../../visibility/object-kind.ts'
import { surveys as kind } from '../../visibility/surveys.ts'
import { discussion } from './surveys.discussion.ts'
import { removeDeletedSurveys, settleOne, settleSurveys } from './surveys.jobs.ts'
import { surveysLeaving } from './surveys.leaving.ts'
import { surveysNotifications } from './surveys.notifications.ts'
import { searchForSurveys } from './surveys.search.ts'

export const surveys: Feature = {
  partOf: 'surveys',
  topics: { survey: visibleOf(kind), surveys: 'oneself' },
  media: [discussion.files],
  jobs: (platform) => [removeDeletedSurveys(platform), settleOne(platform), settleSurveys(platform)],
  reports: {
    survey: reportOf(kind, {
      message: sql`sv.title`,
      lists: sql`array['surveys:' || sv.author_id]`,
      involves: (member) => leadsGroup(member, sql.ref('sv.group_id')),
      evidence: sql`jsonb_build_object('options', sv.options)`,
    }),
  },
  notifications: about('surveys', surveysNotifications),
  searches: [searchForSurveys],
  leaving: surveysLeaving,
}
