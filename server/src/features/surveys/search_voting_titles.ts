import { search_voting_titles } from '@commons/contract/surveys/surveys.ts'
import { handle } from '../../platform/call/handle.ts'
import { nextOf } from '../../platform/call/page.ts'
import { listSurveys } from './surveys.queries.ts'
import { listedShape } from './surveys.shape.ts'

export default handle(search_voting_titles, async ({ title, state }, { db, member, viewer, page }) => {
  const rows = await listSurveys(db, member.id, { title, state, page })
  return { recdata: rows.map((row) => listedShape(row, viewer)), ...nextOf(rows, page) }
})
