/** Surveys shown in other content. */
import type { SurveyCard } from '@commons/contract/shared/survey-shown.ts'
import type { Db } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { listShownSurveys } from './surveys.queries.ts'
import { cardShape } from './surveys.shape.ts'

const none: ReadonlyMap<number, SurveyCard> = new Map()

/** Returns those of these surveys that the viewer sees, by id; sends no query where there are none. */
export async function shownSurveys(
  db: Db,
  surveys: readonly number[],
  viewer: Viewer,
): Promise<ReadonlyMap<number, SurveyCard>> {
  if (surveys.length === 0) return none
  const rows = await listShownSurveys(db, viewer.member.id, [...new Set(surveys)])
  return new Map(rows.map((row) => [row.id, cardShape(row, viewer)]))
}
