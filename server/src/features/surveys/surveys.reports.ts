/** Reports of surveys: the question and, for moderators, its options. */
import { sql } from 'kysely'
import { prepared } from '../../platform/db/prepared.ts'
import type { Reported, ReportKinds } from '../../platform/report-kinds.ts'
import { surveys, visibleSurvey, visibleSurveys } from '../../visibility/surveys.ts'

const find = prepared<[viewer: number, survey: number], Reported>(
  'find_reported_survey',
  (viewer, survey) => sql`
    select sv.id, sv.author_id as author, sv.title as message, null as file_type, ${surveys.isOpen} as is_open,
      jsonb_build_object('options', sv.options) as evidence
    from surveys sv where sv.id = ${survey} and ${visibleSurvey(viewer)}`,
)

export const surveyReports: ReportKinds = {
  survey: {
    find,
    table: surveys.table,
    as: surveys.as,
    link: surveys.link,
    visible: visibleSurveys,
    notFound: 'survey_not_found',
  },
}
